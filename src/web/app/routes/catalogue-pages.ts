import type { PageEntry } from './page-entry.ts'

/** Back-office pages of own fixtures, names of sports, leagues and teams, and payout rates (handbook 6.3). */
export const cataloguePages: readonly PageEntry[] = [
  {
    path: '/admin/own-fixtures',
    title: '경기등록',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'matches',
    load: () => import('#web/back-office/own-fixtures/own-fixtures-page.tsx'),
  },
  {
    path: '/admin/own-fixtures/form',
    title: '새 경기 등록',
    layout: 'back-office',
    permission: 'trading:write',
    places: [],
    load: () => import('#web/back-office/own-fixtures/enter-form-page.tsx'),
  },
  {
    path: '/admin/own-fixtures/table',
    title: 'CSV로 경기 등록',
    layout: 'back-office',
    permission: 'trading:write',
    places: [],
    load: () => import('#web/back-office/own-fixtures/enter-table-page.tsx'),
  },
  {
    path: '/admin/payout-rates',
    title: '배당 환수율',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'matches',
    load: () => import('#web/back-office/payout-rates/rates-page.tsx'),
  },
  {
    path: '/admin/names',
    title: '종목·리그·팀 이름',
    layout: 'back-office',
    permission: 'trading:read',
    places: ['desk'],
    group: 'matches',
    load: () => import('#web/back-office/names/names-page.tsx'),
  },
]
