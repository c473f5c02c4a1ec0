import type { PageEntry } from './page-entry.ts'

/** What partners work with, in the order of their menu: the own tree, to look at (ROLE-009, handbook 6.4). */
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
    path: '/manager/account',
    title: '내 정보',
    layout: 'back-office',
    guard: 'manager',
    places: ['partner'],
    load: () => import('#web/member-site/account/account-page.tsx'),
  },
]
