import type { PageEntry } from './page-entry.ts'

/** Live TV. */
export const livetvPages: readonly PageEntry[] = [
  {
    path: '/livetv',
    title: '라이브TV',
    layout: 'member',
    places: ['main', 'side'],
    cart: true,
    load: () => import('#web/member-site/livetv/livetv-page.tsx'),
  },
]
