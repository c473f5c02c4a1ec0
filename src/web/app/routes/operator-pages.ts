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

/** Who works here and what they may do: among the settings of the house. */
export const operatorSettingPages: readonly PageEntry[] = [
  {
    path: '/admin/operators',
    title: '운영자 관리',
    layout: 'back-office',
    permission: 'operators:read',
    places: ['desk'],
    group: 'settings',
    load: () => import('#web/back-office/operators/operators-page.tsx'),
  },
]
