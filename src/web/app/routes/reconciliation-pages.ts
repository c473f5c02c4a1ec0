import type { PageEntry } from './page-entry.ts'

/** Whether the books agree: each minute, and day by day. */
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
    load: () => import('#web/back-office/closing/day-page.tsx'),
  },
]
