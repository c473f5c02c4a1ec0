import { deskPages } from './routes/desk-pages.ts'
import type { PageEntry } from './routes/page-entry.ts'
import { partnerPages } from './routes/partner-pages.ts'
import { siteTable } from './site-table.ts'

/**
 * Every page of the site, in the order of the menus. To add a page: write `src/web/member-site/<area>/<page>.tsx`
 * (`back-office/<area>` for operators) with an exported component `Page`, and one entry in the list of its area in
 * `routes/`; a new area is a list of its own, named here or, where members or guests see it, in `site-table.ts`.
 * Only operators and partners load the whole.
 */
export const routeTable: readonly PageEntry[] = [...siteTable, ...deskPages, ...partnerPages]
