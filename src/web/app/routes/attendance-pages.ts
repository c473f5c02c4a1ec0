import type { PageEntry } from './page-entry.ts'

/** The attendance page. */
export const attendancePages: readonly PageEntry[] = [
  {
    path: '/attendance',
    title: '출석체크',
    layout: 'member',
    places: ['main', 'side', 'account'],
    load: () => import('#web/member-site/attendance/attendance-page.tsx'),
  },
]
