import type { PageEntry } from './page-entry.ts'

/** Account pages: account, tether in and out, points. */
export const accountPages: readonly PageEntry[] = [
  {
    path: '/member',
    title: '회원정보',
    layout: 'member',
    places: ['quick', 'account'],
    load: () => import('#web/member-site/account/account-page.tsx'),
  },
  {
    path: '/member/password',
    title: '비밀번호 변경',
    layout: 'auth',
    guard: 'member',
    places: [],
    load: () => import('#web/member-site/account/profile/new-password-page.tsx'),
  },
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
  {
    path: '/mywallet/point',
    title: '포인트전환',
    layout: 'member',
    places: ['quick', 'account'],
    load: () => import('#web/member-site/purse/point-page.tsx'),
  },
  {
    path: '/coupon',
    title: '쿠폰',
    layout: 'member',
    places: ['quick', 'account'],
    load: () => import('#web/member-site/coupons/coupon-page.tsx'),
  },
  {
    path: '/mywallet',
    title: '거래내역',
    layout: 'member',
    places: ['account'],
    load: () => import('#web/member-site/statement/statement-page.tsx'),
  },
  {
    path: '/mywallet/statement',
    title: '거래내역',
    layout: 'member',
    places: [],
    markedAs: '/mywallet',
    load: () => import('#web/member-site/statement/statement-page.tsx'),
  },
  {
    path: '/member/protection',
    title: '이용한도·자가제한',
    layout: 'member',
    places: ['account'],
    load: () => import('#web/member-site/protection/protection-page.tsx'),
  },
]
