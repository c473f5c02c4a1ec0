import type { PageEntry } from './page-entry.ts'

/** Home, and pages for guests. */
export const frontPages: readonly PageEntry[] = [
  {
    path: '/',
    title: '홈',
    layout: 'member',
    places: ['bar'],
    cart: true,
    load: () => import('#web/member-site/home/home-page.tsx'),
  },
  {
    path: '/login',
    title: '로그인',
    layout: 'auth',
    places: [],
    load: () => import('#web/member-site/login/login-page.tsx'),
  },
  {
    path: '/maintenance',
    title: '점검중',
    layout: 'maintenance',
    places: [],
    load: () => import('#web/app/maintenance-page.tsx'),
  },
]
