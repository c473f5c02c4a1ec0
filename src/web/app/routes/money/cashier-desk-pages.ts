import type { PageEntry } from '../page-entry.ts'

/** 입출금관리 (handbook 6.3). */
export const cashierDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/deposits',
    title: '충전관리',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/cashier/deposits-page.tsx'),
  },
  {
    path: '/admin/withdrawals',
    title: '환전관리',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/cashier/withdrawals-page.tsx'),
  },
  {
    path: '/admin/cash-levels',
    title: '계좌·한도설정',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/cashier/levels/cash-levels-page.tsx'),
  },
  {
    path: '/admin/cash-reasons',
    title: '취소·대기 사유',
    layout: 'back-office',
    permission: 'cashier:read',
    places: ['desk'],
    group: 'cashier',
    load: () => import('#web/back-office/cashier/reasons/reasons-page.tsx'),
  },
]
