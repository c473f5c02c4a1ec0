import type { PageEntry } from './page-entry.ts'

/** Back-office pages of bets and exposure. */
export const betDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/bets',
    title: '베팅관리',
    layout: 'back-office',
    permission: 'bets:read',
    places: ['desk'],
    group: 'trading',
    load: () => import('#web/back-office/bets/bets-page.tsx'),
  },
  {
    path: '/admin/bets/$betId',
    title: '베팅 상세',
    layout: 'back-office',
    permission: 'bets:read',
    places: [],
    load: () => import('#web/back-office/bets/bet-page.tsx'),
  },
  {
    path: '/admin/integrity',
    title: '이상 베팅',
    layout: 'back-office',
    permission: 'bets:read',
    places: ['desk'],
    group: 'trading',
    load: () => import('#web/back-office/integrity/integrity-page.tsx'),
  },
  {
    path: '/admin/integrity/$caseId',
    title: '이상 베팅 상세',
    layout: 'back-office',
    permission: 'bets:read',
    places: [],
    load: () => import('#web/back-office/integrity/case-page.tsx'),
  },
  {
    path: '/admin/liability',
    title: '노출현황',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'trading',
    load: () => import('#web/back-office/liability/liability-page.tsx'),
  },
]
