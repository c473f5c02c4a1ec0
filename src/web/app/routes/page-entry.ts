import type { ComponentType } from 'react'
import type { Permission } from '#domain/operators/permissions.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import type { GameWindow } from '#web/client/navigation/game-windows.ts'

/** Where the shell offers a page. A page that is not in the table is offered nowhere: absent, not dead. */
export type MenuPlace = 'main' | 'quick' | 'side' | 'account' | 'strip' | 'bar' | 'desk' | 'partner'

/** Titles of the groups that entries may name. */
export const menuGroups = {
  game_result: '경기결과',
  /** Its pages stand under its tabs as well (MENU-017). */
  events: '이벤트/규정',
  trading: '거래',
  cashier: '입출금',
  matches: '경기관리',
  games: '게임',
  members: '회원',
  customer: '고객센터',
  partners: '파트너',
  promotions: '이벤트',
  announcements: '안내',
  reports: '통계',
  records: '기록',
  settings: '설정',
} as const

export type PageEntry = {
  /** As the router has it: `/free/view/$id`. */
  readonly path: string
  /** Korean, for menus and the window's title. */
  readonly title: string
  readonly layout: 'member' | 'auth' | 'maintenance' | 'back-office'
  /** Name of the guard that must let the visitor in; see `guards.ts`. The layout's own when absent. */
  readonly guard?: string
  readonly places: readonly MenuPlace[]
  /** Of a page of the desk: offered and opened to operators whose role has it. */
  readonly permission?: Permission
  /** Of a page of partners: offered and opened to those who have it. */
  readonly partnerPermission?: PartnerPermission
  /** Entries of one group stand together in a menu, below its title. */
  readonly group?: keyof typeof menuGroups
  /** The path of the page that this one shows too: menus mark that one. */
  readonly markedAs?: string
  /** The page shows the betting cart beside it. */
  readonly cart?: boolean
  /** Beside it stand the member's open bets; the cart is cleared on the way there (BETFLOW-017). */
  readonly openBets?: boolean
  /** It is about rounds, not matches: the shell draws their list of games and their cart. */
  readonly plays?: 'rounds'
  /** `?search=` narrows the page's list of games: the shell offers its search box. */
  readonly searchable?: boolean
  /** Adds `?time=` with the unix time of the click to its links, as the Korea pages have it (ROUTE-046). */
  readonly timed?: boolean
  /** Menus offer the page through its popup, in a window of its own, instead of going there (MENU-018). */
  readonly opensIn?: GameWindow
  /** The page's module exports its component as `Page`. */
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}
