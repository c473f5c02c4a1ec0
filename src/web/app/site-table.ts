import { accountPages } from './routes/account-pages.ts'
import { attendancePages } from './routes/attendance-pages.ts'
import { boardPages } from './routes/board-pages.ts'
import { customerPages } from './routes/customer-pages.ts'
import { eventPages } from './routes/event-pages.ts'
import { friendPages, settlementPages } from './routes/friend-pages.ts'
import { frontPages } from './routes/front-pages.ts'
import { livetvPages } from './routes/livetv-pages.ts'
import { messagePages } from './routes/message-pages.ts'
import { casinoPages, minigamePages } from './routes/minigame-pages.ts'
import { cashierPages } from './routes/money/cashier-pages.ts'
import type { PageEntry } from './routes/page-entry.ts'
import { resultPages } from './routes/result-pages.ts'
import { rulePages } from './routes/rule-pages.ts'
import { sportsPages } from './routes/sports-pages.ts'

/** The pages of members and guests; the only ones in the first bundle. */
export const siteTable: readonly PageEntry[] = [
  ...frontPages,
  ...sportsPages,
  ...minigamePages,
  ...casinoPages,
  ...resultPages,
  ...accountPages,
  ...cashierPages,
  ...messagePages,
  ...attendancePages,
  ...eventPages,
  ...settlementPages,
  ...friendPages,
  ...rulePages,
  ...boardPages,
  ...customerPages,
  ...livetvPages,
]
