import type { PageEntry } from './page-entry.ts'

/** What concerns the operators themselves. */
export const operatorPages: readonly PageEntry[] = [
  {
    path: '/admin/approvals',
    title: '승인 대기',
    layout: 'back-office',
    places: ['desk'],
    group: 'records',
    load: () => import('#web/back-office/approvals/approvals-page.tsx'),
  },
]
