import type { PageEntry } from './page-entry.ts'

/** The recommendation page. */
export const friendPages: readonly PageEntry[] = [
  {
    path: '/friend',
    title: '추천인',
    layout: 'member',
    places: ['main', 'account'],
    load: () => import('#web/member-site/friends/friends-page.tsx'),
  },
]

/** Settlement of commissions: one page with a path for each tab (ROUTE-023 to ROUTE-027). */
export const settlementPages: readonly PageEntry[] = [
  {
    path: '/calculate',
    title: '정산신청',
    layout: 'member',
    places: ['main', 'account'],
    load: () => import('#web/member-site/settlements/settlement-page.tsx'),
  },
  {
    path: '/calculateSports',
    title: '정산신청',
    layout: 'member',
    places: [],
    markedAs: '/calculate',
    load: () => import('#web/member-site/settlements/settlement-page.tsx'),
  },
  {
    path: '/calculateCasino',
    title: '정산신청',
    layout: 'member',
    places: [],
    markedAs: '/calculate',
    load: () => import('#web/member-site/settlements/settlement-page.tsx'),
  },
  {
    path: '/calculateEvent',
    title: '정산신청',
    layout: 'member',
    places: [],
    markedAs: '/calculate',
    load: () => import('#web/member-site/settlements/settlement-page.tsx'),
  },
  {
    path: '/calculateTether',
    title: '정산신청',
    layout: 'member',
    places: [],
    markedAs: '/calculate',
    load: () => import('#web/member-site/settlements/settlement-page.tsx'),
  },
]
