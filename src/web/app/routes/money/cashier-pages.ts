import type { PageEntry } from '../page-entry.ts'

/** Deposits and withdrawals of members. */
export const cashierPages: readonly PageEntry[] = [
  {
    path: '/charge',
    title: '입금신청',
    layout: 'member',
    places: ['main', 'quick', 'strip', 'account'],
    load: () => import('#web/member-site/cashier/charge-page.tsx'),
  },
  {
    path: '/exchange',
    title: '출금신청',
    layout: 'member',
    places: ['main', 'quick', 'strip', 'account'],
    load: () => import('#web/member-site/cashier/exchange-page.tsx'),
  },
]
