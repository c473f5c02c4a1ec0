import type { PageEntry } from '../page-entry.ts'

/**
 * Back-office pages of casino suppliers: connections, transactions, unresolved bets, held wins, and
 * daily comparison.
 */
export const supplierDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/suppliers',
    title: '게임 공급사',
    layout: 'back-office',
    permission: 'casino:read',
    places: ['desk'],
    group: 'games',
    load: () => import('#web/back-office/suppliers/suppliers/suppliers-page.tsx'),
  },
  {
    path: '/admin/suppliers/transactions',
    title: '공급사 거래',
    layout: 'back-office',
    permission: 'casino:read',
    places: ['desk'],
    group: 'games',
    load: () => import('#web/back-office/suppliers/transactions/transactions-page.tsx'),
  },
  {
    path: '/admin/suppliers/unresolved',
    title: '공급사 미결',
    layout: 'back-office',
    permission: 'casino:read',
    places: ['desk'],
    group: 'games',
    load: () => import('#web/back-office/suppliers/unresolved/unresolved-page.tsx'),
  },
  {
    path: '/admin/suppliers/held',
    title: '보류 당첨',
    layout: 'back-office',
    permission: 'casino:read',
    places: ['desk'],
    group: 'games',
    load: () => import('#web/back-office/suppliers/held/held-page.tsx'),
  },
  {
    path: '/admin/suppliers/days',
    title: '공급사 대조',
    layout: 'back-office',
    permission: 'casino:read',
    places: ['desk'],
    group: 'games',
    load: () => import('#web/back-office/suppliers/days/days-page.tsx'),
  },
  {
    path: '/admin/suppliers/$supplierId',
    title: '공급사 상세',
    layout: 'back-office',
    permission: 'casino:read',
    places: [],
    load: () => import('#web/back-office/suppliers/suppliers/supplier-page.tsx'),
  },
  {
    path: '/admin/suppliers/$supplierId/transaction',
    title: '거래 상세',
    layout: 'back-office',
    permission: 'casino:read',
    places: [],
    load: () => import('#web/back-office/suppliers/transactions/transaction-page.tsx'),
  },
  {
    path: '/admin/suppliers/$supplierId/days/$day',
    title: '공급사 대조 상세',
    layout: 'back-office',
    permission: 'casino:read',
    places: [],
    load: () => import('#web/back-office/suppliers/days/supplier-day-page.tsx'),
  },
]
