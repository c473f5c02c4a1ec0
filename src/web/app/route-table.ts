import { deskPages } from './routes/desk-pages.ts'
import type { PageEntry } from './routes/page-entry.ts'
import { partnerPages } from './routes/partner-pages.ts'
import { siteTable } from './site-table.ts'

/**
 * All pages of the site in menu order. To add a page: write `src/web/member-site/<area>/<page>.tsx`
 * (`back-office/<area>` for operators) with an exported component `Page`, and add an entry to its area's
 * list in `routes/`. A new area gets its own list, added here, or in `site-table.ts` when members or
 * guests see it. Only operators and partners load the whole table.
 */
export const routeTable: readonly PageEntry[] = [...siteTable, ...deskPages, ...partnerPages]
