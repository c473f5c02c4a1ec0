import type { Permission } from '#domain/operators/permissions.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import { menuOrder } from './menu-order.ts'
import { pagesInUse } from './pages-in-use.ts'
import { type MenuPlace, menuGroups, type PageEntry } from './routes/page-entry.ts'

type PageGroup = { readonly title: string; readonly pages: readonly PageEntry[] }
type MenuItem = { readonly kind: 'page'; readonly page: PageEntry } | ({ readonly kind: 'group' } & PageGroup)

/** The pages of a menu in order; unlisted pages come last in table order. */
export const pagesAt = (
  place: MenuPlace,
  table: readonly PageEntry[] = pagesInUse(),
): readonly PageEntry[] => {
  const order = menuOrder[place]
  const rank = ({ path }: PageEntry): number => {
    const at = order.indexOf(path)
    return at === -1 ? order.length : at
  }
  return table.filter(page => page.places.includes(place)).toSorted((a, b) => rank(a) - rank(b))
}

/** The pages open to these permissions. */
export const openTo = (
  held: ReadonlySet<Permission>,
  table: readonly PageEntry[] = pagesInUse(),
): readonly PageEntry[] => table.filter(({ permission }) => permission === undefined || held.has(permission))

/** The same for partner pages. */
export const openToPartner = (
  held: ReadonlySet<PartnerPermission>,
  table: readonly PageEntry[] = pagesInUse(),
): readonly PageEntry[] =>
  table.filter(({ partnerPermission }) => partnerPermission === undefined || held.has(partnerPermission))

/**
 * The groups of a menu at the position of their first page; a page without a group forms its own, with
 * its title.
 */
export function groupsAt(place: MenuPlace, table: readonly PageEntry[] = pagesInUse()): readonly PageGroup[] {
  const pages = pagesAt(place, table)
  return pages.flatMap((page): PageGroup[] => {
    if (page.group === undefined) return [{ title: page.title, pages: [page] }]
    const members = pages.filter(other => other.group === page.group)
    return members[0] === page ? [{ title: menuGroups[page.group], pages: members }] : []
  })
}

/** The entries of a menu in order: groups, and single pages (also for groups of one). */
export const menuAt = (place: MenuPlace, table: readonly PageEntry[] = pagesInUse()): readonly MenuItem[] =>
  groupsAt(place, table).map(({ title, pages }) => {
    const [page] = pages
    return page && pages.length === 1 ? { kind: 'page', page } : { kind: 'group', title, pages }
  })

/**
 * The menu entry marked as current for a path: the page itself, or the nearest parent. At most one is
 * marked: sports results don't also mark all results. Home is marked only on itself; a page shown at
 * another path is marked there too.
 */
export const markedAt = (
  path: string,
  place: MenuPlace,
  table: readonly PageEntry[] = pagesInUse(),
): PageEntry | undefined => {
  const at = table.find(page => page.path === path)?.markedAs ?? path
  return pagesAt(place, table)
    .filter(page => page.path === at || (page.path !== '/' && at.startsWith(`${page.path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}
