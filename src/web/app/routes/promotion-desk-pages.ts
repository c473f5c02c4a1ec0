import type { PageEntry } from './page-entry.ts'

/** Where operators set what members are given beside their bets. */
export const promotionDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/events',
    title: '이벤트관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/events/events-desk-page.tsx'),
  },
  {
    path: '/admin/attendance',
    title: '출석관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/attendance/attendance-desk-page.tsx'),
  },
  {
    path: '/admin/milestones',
    title: '누적이벤트관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/milestones/milestones-desk-page.tsx'),
  },
  {
    path: '/admin/quests',
    title: '퀘스트관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/quests/quests-desk-page.tsx'),
  },
  {
    path: '/admin/coin-event',
    title: '코인이벤트관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/coin-event/coin-desk-page.tsx'),
  },
  {
    path: '/admin/friends',
    title: '추천인관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'promotions',
    load: () => import('#web/back-office/friends/friends-desk-page.tsx'),
  },
  {
    path: '/admin/friends/$memberId',
    title: '추천인 구조',
    layout: 'back-office',
    places: [],
    load: () => import('#web/back-office/friends/tree-page.tsx'),
  },
]
