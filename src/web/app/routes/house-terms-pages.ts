import type { PageEntry } from './page-entry.ts'

/** Back-office pages of betting terms: limits, cross rules, bonuses. */
export const houseTermsPages: readonly PageEntry[] = [
  {
    path: '/admin/house-limits',
    title: '베팅 한도',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'trading',
    load: () => import('#web/back-office/house-limits/house-limits-page.tsx'),
  },
  {
    path: '/admin/cross-rules',
    title: '크로스 규정',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'matches',
    load: () => import('#web/back-office/terms/cross-rules-page.tsx'),
  },
  {
    path: '/admin/bonus-tiers',
    title: '보너스 배당',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'matches',
    load: () => import('#web/back-office/terms/bonus-tiers-page.tsx'),
  },
]
