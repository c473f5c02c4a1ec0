import type { PageEntry } from './page-entry.ts'

/** Messages from operators to members. */
export const messagePages: readonly PageEntry[] = [
  {
    path: '/message',
    title: '쪽지함',
    layout: 'member',
    places: ['quick', 'side', 'account'],
    openBets: true,
    load: () => import('#web/member-site/messages/messages-page.tsx'),
  },
]
