import type { PageEntry } from './page-entry.ts'

/** Customer service (BOARD-004). */
export const customerPages: readonly PageEntry[] = [
  {
    path: '/customer',
    title: '고객센터',
    layout: 'member',
    places: ['main', 'strip', 'account', 'side'],
    load: () => import('#web/member-site/customer/customer-page.tsx'),
  },
  {
    path: '/customer/write',
    title: '문의하기',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/write-question-page.tsx'),
  },
  {
    path: '/customer/write/$flag',
    title: '문의하기',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/write-question-page.tsx'),
  },
  {
    path: '/customer/view',
    title: '고객센터',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/to-questions-page.tsx'),
  },
  {
    path: '/customer/view/$questionId',
    title: '문의 보기',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/question-page.tsx'),
  },
]
