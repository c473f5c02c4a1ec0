import type { PageEntry } from './page-entry.ts'
import { promotionDeskPages } from './promotion-desk-pages.ts'

/** The operators' desk, in the order of its menu; a group stands where its first page does. */
export const deskPages: readonly PageEntry[] = [
  {
    path: '/admin',
    title: '트레이딩',
    layout: 'back-office',
    places: [],
    markedAs: '/admin/trading',
    load: () => import('#web/back-office/trading/list/fixture-list-page.tsx'),
  },
  {
    path: '/admin/trading',
    title: '트레이딩',
    layout: 'back-office',
    places: ['desk'],
    group: 'trading',
    load: () => import('#web/back-office/trading/list/fixture-list-page.tsx'),
  },
  {
    path: '/admin/trading/$fixtureId',
    title: '경기 트레이딩',
    layout: 'back-office',
    places: [],
    load: () => import('#web/back-office/trading/fixture/fixture-page.tsx'),
  },
  {
    path: '/admin/sign-ups',
    title: '가입승인',
    layout: 'back-office',
    places: ['desk'],
    group: 'members',
    load: () => import('#web/back-office/sign-ups/sign-ups-page.tsx'),
  },
  {
    path: '/admin/messages',
    title: '쪽지관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'members',
    load: () => import('#web/back-office/messages/sent-page.tsx'),
  },
  ...promotionDeskPages,
  {
    path: '/admin/acts',
    title: '작업로그',
    layout: 'back-office',
    places: ['desk'],
    group: 'records',
    load: () => import('#web/back-office/acts/acts-page.tsx'),
  },
  {
    path: '/admin/logins',
    title: '로그인기록',
    layout: 'back-office',
    places: ['desk'],
    group: 'records',
    load: () => import('#web/back-office/logins/logins-page.tsx'),
  },
  {
    path: '/admin/settings',
    title: '사이트 설정',
    layout: 'back-office',
    places: ['desk'],
    group: 'settings',
    load: () => import('#web/back-office/settings/settings-page.tsx'),
  },
  {
    path: '/admin/login',
    title: '관리자 로그인',
    layout: 'auth',
    places: [],
    load: () => import('#web/back-office/entry/operator-login-page.tsx'),
  },
]
