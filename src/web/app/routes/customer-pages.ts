import type { PageEntry } from './page-entry.ts'

/** What members ask of the house. */
export const customerPages: readonly PageEntry[] = [
  {
    path: '/customer',
    title: '고객센터',
    layout: 'member',
    places: ['quick', 'side', 'account'],
    load: () => import('#web/member-site/customer/customer-list-page.tsx'),
  },
  {
    path: '/customer/write/{-$flag}',
    title: '문의하기',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/customer-write-page.tsx'),
  },
  {
    path: '/customer/view/{-$id}',
    title: '내 문의',
    layout: 'member',
    places: [],
    load: () => import('#web/member-site/customer/customer-view-page.tsx'),
  },
]
