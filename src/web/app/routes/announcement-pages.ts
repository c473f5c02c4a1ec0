import type { PageEntry } from './page-entry.ts'

/** What operators show members beside the games. */
export const announcementDeskPages: readonly PageEntry[] = [
  {
    path: '/admin/popups',
    title: '팝업관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/popups/popups-page.tsx'),
  },
  {
    path: '/admin/notices',
    title: '공지관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/notices/notices-page.tsx'),
  },
  {
    path: '/admin/messengers',
    title: '메신저관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/messengers/messengers-page.tsx'),
  },
  {
    path: '/admin/streams',
    title: '라이브 영상',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/streams/streams-page.tsx'),
  },
  {
    path: '/admin/pictures',
    title: '그림관리',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/pictures/pictures-page.tsx'),
  },
  {
    path: '/admin/rules',
    title: '규정·약관',
    layout: 'back-office',
    places: ['desk'],
    group: 'announcements',
    load: () => import('#web/back-office/rules/rules-page.tsx'),
  },
  {
    path: '/admin/rules/$rule',
    title: '규정·약관 편집',
    layout: 'back-office',
    places: [],
    load: () => import('#web/back-office/rules/rule-page.tsx'),
  },
]
