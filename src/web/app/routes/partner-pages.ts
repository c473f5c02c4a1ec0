import type { PageEntry } from './page-entry.ts'

/** What partners work with. */
export const partnerPages: readonly PageEntry[] = [
  {
    path: '/manager',
    title: '총판',
    layout: 'back-office',
    guard: 'manager',
    places: [],
    load: () => import('#web/back-office/entry/manager-page.tsx'),
  },
]
