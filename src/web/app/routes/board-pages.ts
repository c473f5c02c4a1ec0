import type { PageEntry } from './page-entry.ts'

/** The free board (BOARD-001). */
export const boardPages: readonly PageEntry[] = [
  {
    path: '/free',
    title: '자유게시판',
    layout: 'member',
    places: ['main', 'account', 'side'],
    load: () => import('#web/member-site/board/board-page.tsx'),
  },
  {
    path: '/free/write',
    title: '글쓰기',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/board/write-page.tsx'),
  },
  {
    path: '/free/edit/$postId',
    title: '글 수정',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/board/edit-page.tsx'),
  },
  {
    path: '/free/view',
    title: '자유게시판',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/board/to-board-page.tsx'),
  },
  {
    path: '/free/view/$postId',
    title: '게시글',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/board/post-page.tsx'),
  },
]
