import type { ComponentType } from 'react'
import type { Permission } from '#domain/operators/permissions.ts'
import type { PartnerPermission } from '#domain/partners/partner-permissions.ts'
import type { GameWindow } from '#web/client/navigation/game-windows.ts'

/** Places where the shell links to a page. Pages not in the table are not linked. */
export type MenuPlace = 'main' | 'quick' | 'side' | 'account' | 'strip' | 'bar' | 'desk' | 'partner'

/** Titles of the groups. */
export const menuGroups = {
  game_result: '경기결과',
  /** Its pages also appear under its tabs (MENU-017). */
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
  /** In the router's syntax: `/free/view/$id`. */
  readonly path: string
  /** Korean, for menus and the window title. */
  readonly title: string
  readonly layout: 'member' | 'auth' | 'maintenance' | 'back-office'
  /** Name of the guard (`guards.ts`); the layout's guard by default. */
  readonly guard?: string
  readonly places: readonly MenuPlace[]
  /** Back-office page: shown and open to operators with this permission. */
  readonly permission?: Permission
  /** Partner page: shown and open to accounts with this permission. */
  readonly partnerPermission?: PartnerPermission
  /** Entries of one group appear together in a menu under its title. */
  readonly group?: keyof typeof menuGroups
  /** Path of the page that this one also shows; menus mark that page. */
  readonly markedAs?: string
  /** The page shows the betting cart. */
  readonly cart?: boolean
  /** The page shows the member's open bets; navigating to it clears the cart (BETFLOW-017). */
  readonly openBets?: boolean
  /** The page is about rounds instead of matches: the shell shows the list of games and the rounds' cart. */
  readonly plays?: 'rounds'
  /** `?search=` filters the page's list of games, so the shell shows its search box. */
  readonly searchable?: boolean
  /** Links add `?time=` with the unix time of the click, as on the Korea pages (ROUTE-046). */
  readonly timed?: boolean
  /** Menus open the page through its popup in its own window (MENU-018). */
  readonly opensIn?: GameWindow
  /** The page's module exports its component as `Page`. */
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}
