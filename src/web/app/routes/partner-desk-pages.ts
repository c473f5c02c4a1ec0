import type { PageEntry } from './page-entry.ts'

/** Where operators set partners and their rates, and decide on what they ask for. */
export const partnerDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/partners',
    title: '파트너관리',
    layout: 'back-office',
    permission: 'partners:read',
    places: ['desk'],
    group: 'partners',
    load: () => import('#web/back-office/partners/partners-page.tsx'),
  },
  {
    path: '/admin/partners/$memberId',
    title: '파트너 상세',
    layout: 'back-office',
    permission: 'partners:read',
    places: [],
    load: () => import('#web/back-office/partners/partner-page.tsx'),
  },
  {
    path: '/admin/settlement-claims',
    title: '정산신청',
    layout: 'back-office',
    permission: 'partners:read',
    places: ['desk'],
    group: 'partners',
    load: () => import('#web/back-office/partners/claims-page.tsx'),
  },
]
