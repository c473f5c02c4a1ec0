import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { useSession } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { openDialog } from '#web/client/state/overlays.ts'
import { ErrorPage, PageError, RouteError } from './error-page.tsx'
import { judgeVisit } from './guards.ts'
import { MemberLayout } from './layouts/member-layout.tsx'
import { AuthLayout, MaintenanceLayout } from './layouts/plain-layouts.tsx'
import { guardedLoad } from './loading/guarded-load.ts'
import { deskDoors, isPage, knowPages, knowsDesk, pagesInUse } from './pages-in-use.ts'
import { Root } from './root.tsx'
import type { PageEntry } from './routes/page-entry.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

/** Converts the decision of `guards.ts` into router redirects and errors. */
function enforceGuard(page: PageEntry): void {
  const verdict = judgeVisit(page, sessionStore.current()?.user, isPage)
  if (verdict.kind === 'pass') return
  if (verdict.kind === 'error') throw Object.assign(new Error(verdict.message), { status: verdict.status })
  if (verdict.nonMember) openDialog('nonMember')
  throw redirect({ to: verdict.to, replace: true })
}

const lazyPage = (page: PageEntry) =>
  lazyRouteComponent(() => guardedLoad(page.group === 'events' ? () => loadTabbed(page) : page.load), 'Page')

/** A page under the tabs of its group; the tabs are loaded with it. */
async function loadTabbed({ load, group = 'events' }: PageEntry) {
  const [{ Page }, { withTabs }] = await Promise.all([load(), import('./shell/page-tabs.tsx')])
  return { Page: withTabs(Page, group) }
}

const pageRoute = (page: PageEntry, layout: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => layout,
    path: page.path,
    component: lazyPage(page),
    beforeLoad: () => enforceGuard(page),
    errorComponent: PageError,
    staticData: { page },
  })

/** The gallery of the kit, for developers; never part of the production build. */
function kitRoutes(root: AnyRoute): AnyRoute[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_KIT !== '1') return []
  const component = lazyRouteComponent(() => import('#web/app/gallery/gallery-page.tsx'), 'Page')
  return [createRoute({ getParentRoute: () => root, path: '/kit', component })]
}

const layouts = {
  member: MemberLayout,
  auth: AuthLayout,
  maintenance: MaintenanceLayout,
  // A separate chunk, so that members never load the back office.
  'back-office': lazyRouteComponent(
    () => guardedLoad(() => import('./layouts/back-office-layout.tsx')),
    'BackOfficeLayout',
  ),
} satisfies Record<PageEntry['layout'], RouteComponent>

/** Unknown path: members stay in the site's layout. */
function NotFound() {
  const isMember = useSession()?.user.type === 0
  if (!isMember) return <ErrorPage status={404} />
  return (
    <MemberLayout>
      <ErrorPage status={404} inLayout />
    </MemberLayout>
  )
}

/** The route tree of the pages known now. */
function routeTreeOf(doors: (root: AnyRoute) => AnyRoute[]): AnyRoute {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: NotFound,
    errorComponent: RouteError,
  })
  const branches = Object.entries(layouts).map(([id, component]) => {
    const layout = createRoute({ getParentRoute: () => root, id, component })
    const pages = pagesInUse().filter(page => page.layout === id)
    return layout.addChildren(pages.map(page => pageRoute(page, layout)))
  })
  return root.addChildren([...branches, ...doors(root), ...kitRoutes(root)])
}

/** Makes the router from the route table. Entering the back office loads and adds its pages. */
export function createSiteRouter() {
  const enterDesk = async ({ location }: { readonly location: { readonly href: string } }) => {
    if (!knowsDesk()) {
      const { routeTable } = await guardedLoad(() => import('./route-table.ts'))
      knowPages(routeTable)
      router.update({ ...router.options, routeTree: routeTreeOf(() => []) })
    }
    throw redirect({ href: location.href, replace: true })
  }
  const doorsOf = (root: AnyRoute) =>
    deskDoors
      .flatMap(path => [path, `${path}/$`])
      .map(path => createRoute({ getParentRoute: () => root, path, beforeLoad: enterDesk }))
  const router = createRouter({
    routeTree: routeTreeOf(doorsOf),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: () => <ErrorPage status={404} />,
  })
  return router
}
