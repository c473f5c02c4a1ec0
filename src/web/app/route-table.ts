import type { ComponentType } from 'react'
import type { GameWindow } from '#web/client/navigation/game-windows.ts'

/** Where the shell offers a page. A page that is not in the table is offered nowhere: absent, not dead. */
export type MenuPlace = 'main' | 'quick' | 'side' | 'account' | 'strip' | 'bar' | 'desk'

export type PageEntry = {
  /** As the router has it: `/free/view/$id`. */
  readonly path: string
  /** Korean, for menus and the window's title. */
  readonly title: string
  readonly layout: 'member' | 'auth' | 'maintenance' | 'back-office'
  /** Name of the guard that must let the visitor in; see `guards.ts`. The layout's own when absent. */
  readonly guard?: string
  readonly places: readonly MenuPlace[]
  /** Entries of one group share a submenu of this name. */
  readonly group?: string
  /** The page shows the betting cart beside it. */
  readonly cart?: boolean
  /** `?search=` narrows the page's list of games: the shell offers its search box. */
  readonly searchable?: boolean
  /** Adds `?time=` with the unix time of the click to its links, as the Korea pages have it (ROUTE-046). */
  readonly timed?: boolean
  /** Menus offer the page through its popup, in a window of its own, instead of going there (MENU-018). */
  readonly opensIn?: GameWindow
  /** The page's module exports its component as `Page`. */
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}

/**
 * Every page of the site, in the order of the menus. To add a page: write `src/web/member-site/<area>/<page>.tsx`
 * (`back-office/<area>` for operators) with an exported component `Page`, and one entry here.
 */
export const routeTable: readonly PageEntry[] = [
  {
    path: '/',
    title: '홈',
    layout: 'member',
    places: ['bar'],
    load: () => import('#web/member-site/home/home-page.tsx'),
  },
  {
    path: '/login',
    title: '로그인',
    layout: 'auth',
    places: [],
    load: () => import('#web/member-site/login/login-page.tsx'),
  },
  {
    path: '/korea/cross',
    title: '크로스',
    layout: 'member',
    places: ['main', 'bar'],
    cart: true,
    searchable: true,
    timed: true,
    load: () => import('#web/member-site/korea/cross-page.tsx'),
  },
  {
    path: '/korea/wintielose',
    title: '승무패',
    layout: 'member',
    places: ['main'],
    cart: true,
    searchable: true,
    timed: true,
    load: () => import('#web/member-site/korea/win-tie-lose-page.tsx'),
  },
  {
    path: '/korea/handicap',
    title: '핸디캡/언더오버',
    layout: 'member',
    places: ['main'],
    cart: true,
    searchable: true,
    timed: true,
    load: () => import('#web/member-site/korea/handicap-page.tsx'),
  },
  {
    path: '/korea/special',
    title: '스페셜',
    layout: 'member',
    places: ['main'],
    cart: true,
    searchable: true,
    timed: true,
    load: () => import('#web/member-site/korea/special-page.tsx'),
  },
  {
    path: '/korea/live',
    title: '라이브',
    layout: 'member',
    places: ['main'],
    cart: true,
    searchable: true,
    timed: true,
    load: () => import('#web/member-site/korea/live-page.tsx'),
  },
  {
    path: '/korea/proto',
    title: '프로토',
    layout: 'member',
    places: ['main'],
    cart: true,
    timed: true,
    load: () => import('#web/member-site/korea/proto-page.tsx'),
  },
  {
    path: '/europe',
    title: '유럽형 스포츠',
    layout: 'member',
    places: ['main'],
    cart: true,
    searchable: true,
    opensIn: 'europe',
    load: () => import('#web/member-site/europe/europe-page.tsx'),
  },
  {
    path: '/inplay',
    title: '인플레이',
    layout: 'member',
    places: ['main', 'bar'],
    cart: true,
    searchable: true,
    opensIn: 'inplay',
    load: () => import('#web/member-site/inplay/inplay-page.tsx'),
  },
  {
    path: '/korea',
    title: '국내형 스포츠',
    layout: 'member',
    places: [],
    cart: true,
    searchable: true,
    load: () => import('#web/member-site/korea/cross-page.tsx'),
  },
  {
    path: '/bet_result',
    title: '베팅내역',
    layout: 'member',
    places: ['main', 'side', 'account', 'strip', 'bar'],
    load: () => import('#web/member-site/bet-history/bet-history-page.tsx'),
  },
  {
    path: '/game_result',
    title: '경기결과',
    layout: 'member',
    places: ['main', 'side', 'account'],
    group: 'game_result',
    load: () => import('#web/member-site/results/results-page.tsx'),
  },
  {
    path: '/game_result/sports',
    title: '스포츠 결과',
    layout: 'member',
    places: ['main'],
    group: 'game_result',
    load: () => import('#web/member-site/results/sports-results-page.tsx'),
  },
  {
    path: '/message',
    title: '쪽지함',
    layout: 'member',
    places: ['quick', 'side', 'account'],
    load: () => import('#web/member-site/messages/messages-page.tsx'),
  },
  {
    path: '/livetv',
    title: '라이브 TV',
    layout: 'member',
    places: ['main', 'side'],
    load: () => import('#web/member-site/livetv/livetv-page.tsx'),
  },
  {
    path: '/maintenance',
    title: '점검중',
    layout: 'maintenance',
    places: [],
    load: () => import('./maintenance-page.tsx'),
  },
  {
    path: '/admin',
    title: '트레이딩',
    layout: 'back-office',
    places: [],
    load: () => import('#web/back-office/trading/list/fixture-list-page.tsx'),
  },
  {
    path: '/admin/trading',
    title: '트레이딩',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/trading/list/fixture-list-page.tsx'),
  },
  {
    path: '/admin/trading/$fixtureId',
    title: '경기 트레이딩',
    layout: 'back-office',
    places: [],
    load: () => import('#web/back-office/trading/fixture/fixture-page.tsx'),
  },
  {
    path: '/admin/messages',
    title: '쪽지관리',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/messages/sent-page.tsx'),
  },
  {
    path: '/admin/settings',
    title: '사이트 설정',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/settings/settings-page.tsx'),
  },
  {
    path: '/admin/acts',
    title: '작업로그',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/acts/acts-page.tsx'),
  },
  {
    path: '/admin/logins',
    title: '로그인기록',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/logins/logins-page.tsx'),
  },
  {
    path: '/admin/login',
    title: '관리자 로그인',
    layout: 'auth',
    places: [],
    load: () => import('#web/back-office/entry/operator-login-page.tsx'),
  },
  {
    path: '/manager',
    title: '총판',
    layout: 'back-office',
    guard: 'manager',
    places: [],
    load: () => import('#web/back-office/entry/manager-page.tsx'),
  },
]

/** Titles of the groups that entries may name. */
export const menuGroups: Readonly<Record<string, string>> = {
  game_result: '경기결과',
  eventsAndRules: '이벤트/규정',
}
