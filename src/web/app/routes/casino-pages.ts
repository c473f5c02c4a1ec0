import type { PageEntry } from './page-entry.ts'

const load = () => import('#web/member-site/casino/lobby-page.tsx')
const page = { layout: 'member', load } as const

/** Live casino and slots: the house's lobby and those of two further vendors. Menus open the entry popup (MENU-018). */
export const casinoPages: readonly PageEntry[] = [
  { ...page, path: '/casino', title: '라이브카지노', places: ['main', 'side'], opensIn: 'casino' },
  { ...page, path: '/slot', title: '슬롯', places: ['main', 'side'], opensIn: 'slot' },
  { ...page, path: '/casinoCx', title: '라이브카지노 CX', places: [], markedAs: '/casino' },
  { ...page, path: '/casinoVinus', title: '라이브카지노 비너스', places: [], markedAs: '/casino' },
  { ...page, path: '/slotCx', title: '슬롯 CX', places: [], markedAs: '/slot' },
  { ...page, path: '/slot/indexVinus', title: '슬롯 비너스', places: [], markedAs: '/slot' },
]
