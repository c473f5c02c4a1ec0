import type { PageEntry } from './page-entry.ts'

/** Pages about the operators' own work. */
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

/** Operator accounts and roles, among the settings. */
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
