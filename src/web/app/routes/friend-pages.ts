import type { PageEntry } from './page-entry.ts'

/** Whom the member has brought. */
export const friendPages: readonly PageEntry[] = [
  {
    path: '/friend',
    title: '추천인',
    layout: 'member',
    places: ['main', 'account'],
    load: () => import('#web/member-site/friends/friends-page.tsx'),
  },
]
