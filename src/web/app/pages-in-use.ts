import type { PageEntry } from './routes/page-entry.ts'
import { siteTable } from './site-table.ts'

/** Where the pages of the desk begin: known before the list of them is here. */
export const deskDoors: readonly string[] = ['/admin', '/manager']

/** Whether an address stands behind a door of the desk. */
export const isOfDesk = (path: string): boolean =>
  deskDoors.some(door => path === door || path.startsWith(`${door}/`))

let inUse = siteTable

/** The pages that this window knows: those of the site, and those of the desk once it has been asked for. */
export const pagesInUse = (): readonly PageEntry[] => inUse

export const knowsDesk = (): boolean => inUse !== siteTable

/** From now on this window knows all pages. */
export function knowPages(table: readonly PageEntry[]): void {
  inUse = table
}

/** Whether an address leads to a page, known here already or behind a door of the desk. */
export const isPage = (path: string): boolean =>
  deskDoors.includes(path) || inUse.some(page => page.path === path)
