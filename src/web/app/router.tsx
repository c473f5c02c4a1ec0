import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { sessionStore } from '#web/client/session/session-store.ts'
import { openDialog } from '#web/client/state/overlays.ts'
import { now } from '#web/kit/time/time.ts'
import { ErrorPage, PageError, RouteError } from './error-page.tsx'
import { judgeVisit } from './guards.ts'
import { MemberLayout } from './layouts/member-layout.tsx'
import { AuthLayout, MaintenanceLayout } from './layouts/plain-layouts.tsx'
import { loadPage } from './load-page.ts'
import { Root } from './root.tsx'
import { routeTable } from './route-table.ts'
import type { PageEntry } from './routes/page-entry.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: () => <ErrorPage status={404} />,
  errorComponent: RouteError,
})

/** Fetches a chunk in this window. */
const guardedLoad = <T,>(load: () => Promise<T>): Promise<T> =>
  loadPage(load, { storage: window.sessionStorage, now, reload: () => window.location.reload() })

const layoutRoutes = {
  member: createRoute({ getParentRoute: () => rootRoute, id: 'member', component: MemberLayout }),
  auth: createRoute({ getParentRoute: () => rootRoute, id: 'auth', component: AuthLayout }),
  maintenance: createRoute({
    getParentRoute: () => rootRoute,
    id: 'maintenance',
    component: MaintenanceLayout,
  }),
  // A chunk of its own: members never load what operators work with.
  'back-office': createRoute({
    getParentRoute: () => rootRoute,
    id: 'back-office',
    component: lazyRouteComponent(
      () => guardedLoad(() => import('./layouts/back-office-layout.tsx')),
      'BackOfficeLayout',
    ),
  }),
}

const isPage = (path: string): boolean => routeTable.some(page => page.path === path)

/** The judgement of `guards.ts` in the router's words. */
function enforceGuard(page: PageEntry): void {
  const verdict = judgeVisit(page, sessionStore.current()?.user, isPage)
  if (verdict.kind === 'pass') return
  if (verdict.kind === 'error') throw Object.assign(new Error(verdict.message), { status: verdict.status })
  if (verdict.nonMember) openDialog('nonMember')
  throw redirect({ to: verdict.to, replace: true })
}

const lazyPage = (page: PageEntry) =>
  lazyRouteComponent(() => guardedLoad(page.group === 'events' ? () => loadTabbed(page) : page.load), 'Page')

/** A page under the tabs of its group, which come with the first of them. */
async function loadTabbed({ load, group = 'events' }: PageEntry) {
  const [{ Page }, { withTabs }] = await Promise.all([load(), import('./shell/page-tabs.tsx')])
  return { Page: withTabs(Page, group) }
}

function pageRoute(page: PageEntry): AnyRoute {
  return createRoute({
    getParentRoute: () => layoutRoutes[page.layout],
    path: page.path,
    component: lazyPage(page),
    beforeLoad: () => enforceGuard(page),
    errorComponent: PageError,
    staticData: { title: page.title },
  })
}

/** The page that shows the kit: for those who build the site, never part of what members get. */
function kitRoutes(): AnyRoute[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_KIT !== '1') return []
  const component = lazyRouteComponent(() => import('#web/app/gallery/gallery-page.tsx'), 'Page')
  return [createRoute({ getParentRoute: () => rootRoute, path: '/kit', component })]
}

const pagesOf = (layout: PageEntry['layout']): AnyRoute[] =>
  routeTable.filter(page => page.layout === layout).map(pageRoute)

/** The router of the site, made from the one route table. */
export function createSiteRouter() {
  const routeTree = rootRoute.addChildren([
    layoutRoutes.member.addChildren(pagesOf('member')),
    layoutRoutes.auth.addChildren(pagesOf('auth')),
    layoutRoutes.maintenance.addChildren(pagesOf('maintenance')),
    layoutRoutes['back-office'].addChildren(pagesOf('back-office')),
    ...kitRoutes(),
  ])
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: () => <ErrorPage status={404} />,
  })
}
