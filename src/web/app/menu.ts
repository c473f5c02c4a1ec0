import { type MenuPlace, menuGroups, type PageEntry, routeTable } from './route-table.ts'

type MenuItem =
  | { readonly kind: 'page'; readonly page: PageEntry }
  | { readonly kind: 'group'; readonly title: string; readonly pages: readonly PageEntry[] }

export const pagesAt = (place: MenuPlace, table: readonly PageEntry[] = routeTable): readonly PageEntry[] =>
  table.filter(page => page.places.includes(place))

/** The entries of a menu in the table's order; pages of one group stand together, a group of one is that page. */
export function menuAt(place: MenuPlace, table: readonly PageEntry[] = routeTable): readonly MenuItem[] {
  const pages = pagesAt(place, table)
  return pages.flatMap((page): MenuItem[] => {
    if (page.group === undefined) return [{ kind: 'page', page }]
    const members = pages.filter(other => other.group === page.group)
    if (members[0] !== page) return []
    if (members.length === 1) return [{ kind: 'page', page }]
    return [{ kind: 'group', title: menuGroups[page.group] ?? page.title, pages: members }]
  })
}

/**
 * The entry of a menu that is marked at a path: that page's own, or else the nearest above it. One at the most: the
 * results of the sports don't mark all results as well. Home is above everything and marked on itself only.
 */
export const markedAt = (
  path: string,
  place: MenuPlace,
  table: readonly PageEntry[] = routeTable,
): PageEntry | undefined =>
  pagesAt(place, table)
    .filter(page => page.path === path || (page.path !== '/' && path.startsWith(`${page.path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
