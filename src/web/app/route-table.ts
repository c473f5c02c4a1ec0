import { accountPages } from './routes/account-pages.ts'
import { attendancePages } from './routes/attendance-pages.ts'
import { boardPages } from './routes/board-pages.ts'
import { customerPages } from './routes/customer-pages.ts'
import { deskPages } from './routes/desk-pages.ts'
import { eventPages } from './routes/event-pages.ts'
import { friendPages } from './routes/friend-pages.ts'
import { frontPages } from './routes/front-pages.ts'
import { livetvPages } from './routes/livetv-pages.ts'
import { messagePages } from './routes/message-pages.ts'
import type { PageEntry } from './routes/page-entry.ts'
import { partnerPages } from './routes/partner-pages.ts'
import { resultPages } from './routes/result-pages.ts'
import { sportsPages } from './routes/sports-pages.ts'

/**
 * Every page of the site, in the order of the menus. To add a page: write `src/web/member-site/<area>/<page>.tsx`
 * (`back-office/<area>` for operators) with an exported component `Page`, and one entry in the list of its area in
 * `routes/`; a new area is a list of its own.
 */
export const routeTable: readonly PageEntry[] = [
  ...frontPages,
  ...sportsPages,
  ...resultPages,
  ...accountPages,
  ...messagePages,
  ...attendancePages,
  ...eventPages,
  ...friendPages,
  ...boardPages,
  ...customerPages,
  ...livetvPages,
  ...deskPages,
  ...partnerPages,
]
