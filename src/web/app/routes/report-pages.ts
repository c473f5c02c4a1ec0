import type { PageEntry } from './page-entry.ts'

/** Dashboard and revenue reports. */
export const dashboardPages: readonly PageEntry[] = [
  {
    path: '/admin',
    title: '상황판',
    layout: 'back-office',
    places: ['desk'],
    load: () => import('#web/back-office/dashboard/dashboard-page.tsx'),
  },
]

export const reportPages: readonly PageEntry[] = [
  {
    path: '/admin/reports',
    title: '통계',
    layout: 'back-office',
    permission: 'reports:read',
    places: ['desk'],
    group: 'reports',
    load: () => import('#web/back-office/reports/reports-page.tsx'),
  },
  {
    path: '/admin/reports/events',
    title: '주요 사건',
    layout: 'back-office',
    permission: 'reports:read',
    places: ['desk'],
    group: 'reports',
    load: () => import('#web/back-office/house-events/house-events-page.tsx'),
  },
]

/** Reconciliation and daily closing. */
export const reconciliationPages: readonly PageEntry[] = [
  {
    path: '/admin/reconciliation',
    title: '대조',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/reconciliation/reconciliation-page.tsx'),
  },
  {
    path: '/admin/closing',
    title: '일마감',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/closing/closing-page.tsx'),
  },
  {
    path: '/admin/closing/$day',
    title: '일마감 상세',
    layout: 'back-office',
    permission: 'cashier:read',
    places: [],
    load: () => import('#web/back-office/closing/closing-day-page.tsx'),
  },
]
