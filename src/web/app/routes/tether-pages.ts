import type { PageEntry } from './page-entry.ts'

/** Tether in and out, as members see it (ROUTE-019, ROUTE-021). */
export const tetherPages: readonly PageEntry[] = [
  {
    path: '/chargeCrypto',
    title: '테더입금',
    layout: 'member',
    places: ['quick', 'strip'],
    load: () => import('#web/member-site/tether/deposit-page.tsx'),
  },
  {
    path: '/exchangeCrypto',
    title: '테더출금',
    layout: 'member',
    places: ['quick', 'strip'],
    load: () => import('#web/member-site/tether/withdrawal-page.tsx'),
  },
]

/** 테더관리 (handbook 6.3). */
export const tetherDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/tether',
    title: '테더관리',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/tether/tether-page.tsx'),
  },
]
