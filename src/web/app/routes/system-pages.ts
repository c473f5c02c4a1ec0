import type { PageEntry } from './page-entry.ts'

/** How the house itself goes. */
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
