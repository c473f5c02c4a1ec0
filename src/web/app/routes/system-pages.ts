import type { PageEntry } from './page-entry.ts'

/** System status pages. */
export const systemPages: readonly PageEntry[] = [
  {
    path: '/admin/system',
    title: '시스템',
    layout: 'back-office',
    permission: 'system:read',
    places: ['desk'],
    group: 'settings',
    load: () => import('#web/back-office/system/system-page.tsx'),
  },
]
