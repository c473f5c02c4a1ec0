import type { PageEntry } from './page-entry.ts'

/** The partner pages in menu order: own tree, earnings, and account (ROLE-009, handbook 6.4). */
export const partnerPages: readonly PageEntry[] = [
  {
    path: '/manager',
    title: '대시보드',
    layout: 'back-office',
    guard: 'manager',
    partnerPermission: 'partner-results:read',
    places: ['partner'],
    load: () => import('#web/back-office/partner/overview-page.tsx'),
  },
  {
    path: '/manager/members',
    title: '회원목록',
    layout: 'back-office',
    guard: 'manager',
    partnerPermission: 'partner-members:read',
    places: ['partner'],
    load: () => import('#web/back-office/partner/tree-members-page.tsx'),
  },
  {
    path: '/manager/members/$memberId',
    title: '회원 상세',
    layout: 'back-office',
    guard: 'manager',
    partnerPermission: 'partner-members:read',
    places: [],
    load: () => import('#web/back-office/partner/tree-member-page.tsx'),
  },
  {
    path: '/manager/bets',
    title: '베팅내역',
    layout: 'back-office',
    guard: 'manager',
    partnerPermission: 'partner-bets:read',
    places: ['partner'],
    load: () => import('#web/back-office/partner/tree-bets-page.tsx'),
  },
  {
    path: '/manager/partners',
    title: '하위 파트너',
    layout: 'back-office',
    guard: 'manager',
    partnerPermission: 'partner-partners:read',
    places: ['partner'],
    load: () => import('#web/back-office/partner/sub-partners-page.tsx'),
  },
  {
    path: '/manager/settlement',
    title: '정산',
    layout: 'back-office',
    guard: 'manager',
    places: ['partner'],
    load: () => import('#web/member-site/settlements/own-settlement-page.tsx'),
  },
  {
    path: '/manager/messages',
    title: '쪽지',
    layout: 'back-office',
    guard: 'manager',
    places: ['partner'],
    load: () => import('#web/member-site/messages/messages-page.tsx'),
  },
  {
    path: '/manager/account',
    title: '내 정보',
    layout: 'back-office',
    guard: 'manager',
    places: ['partner'],
    load: () => import('#web/member-site/account/account-page.tsx'),
  },
]

/** Back-office pages of partners, rates and claims. */
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
