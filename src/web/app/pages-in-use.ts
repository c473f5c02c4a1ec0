import type { PageEntry } from './routes/page-entry.ts'
import { siteTable } from './site-table.ts'

/** Root paths of the back office and partner pages, known before their route list is loaded. */
export const deskDoors: readonly string[] = ['/admin', '/manager']

/** True for a path of the back office or the partner pages. */
export const isOfDesk = (path: string): boolean =>
  deskDoors.some(door => path === door || path.startsWith(`${door}/`))

let inUse = siteTable

/** The pages known in this window: the site's, plus the back office's once it was loaded. */
export const pagesInUse = (): readonly PageEntry[] => inUse

export const knowsDesk = (): boolean => inUse !== siteTable

/** Registers all pages in this window. */
export function knowPages(table: readonly PageEntry[]): void {
  inUse = table
}

/** True when a page exists at the path, or it is a root path of the back office. */
export const isPage = (path: string): boolean =>
  deskDoors.includes(path) || inUse.some(page => page.path === path)
