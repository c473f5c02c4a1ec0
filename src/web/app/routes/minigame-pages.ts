import { loadPlaying } from '../loading/load-playing.ts'
import type { PageEntry } from './page-entry.ts'

/**
 * Minigame pages. Groups and games come from the catalogue, so a new game of a known kind gets its page
 * automatically.
 */
export const minigamePages: readonly PageEntry[] = [
  {
    path: '/minigame',
    title: '미니게임',
    layout: 'member',
    places: ['main'],
    plays: 'rounds',
    cart: true,
    load: loadPlaying,
  },
  {
    path: '/minigame/$group',
    title: '미니게임',
    layout: 'member',
    places: [],
    plays: 'rounds',
    cart: true,
    load: loadPlaying,
  },
  {
    path: '/minigame/$group/$game',
    title: '미니게임',
    layout: 'member',
    places: [],
    plays: 'rounds',
    cart: true,
    load: loadPlaying,
  },
  {
    path: '/minigame/$group/$game/$venue',
    title: '가상스포츠',
    layout: 'member',
    places: [],
    plays: 'rounds',
    cart: true,
    load: loadPlaying,
  },
]

/**
 * Live casino and slots: the house's lobby and two more vendors' lobbies. Menus open the entry popup
 * (MENU-018).
 */
export const casinoPages: readonly PageEntry[] = [
  {
    path: '/casino',
    title: '라이브카지노',
    layout: 'member',
    places: ['main', 'side'],
    opensIn: 'casino',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
  {
    path: '/slot',
    title: '슬롯',
    layout: 'member',
    places: ['main', 'side'],
    opensIn: 'slot',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
  {
    path: '/casinoCx',
    title: '라이브카지노 CX',
    layout: 'member',
    places: [],
    markedAs: '/casino',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
  {
    path: '/casinoVinus',
    title: '라이브카지노 비너스',
    layout: 'member',
    places: [],
    markedAs: '/casino',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
  {
    path: '/slotCx',
    title: '슬롯 CX',
    layout: 'member',
    places: [],
    markedAs: '/slot',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
  {
    path: '/slot/indexVinus',
    title: '슬롯 비너스',
    layout: 'member',
    places: [],
    markedAs: '/slot',
    load: () => import('#web/member-site/casino/lobby-page.tsx'),
  },
]
