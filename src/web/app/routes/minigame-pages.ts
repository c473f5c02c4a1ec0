import { loadPlaying } from '../load-playing.ts'
import type { PageEntry } from './page-entry.ts'

/**
 * Rounds that are bet on. Groups and games are looked up in the house's own list, so that a further game of a known kind
 * has its page at once.
 */
export const minigamePages: readonly PageEntry[] = [
  {
    path: '/minigame',
    title: '미니게임',
    layout: 'member',
    places: ['main'],
    plays: 'rounds',
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
