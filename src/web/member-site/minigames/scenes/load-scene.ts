import type { Scene } from './scene.ts'

/** Each kind's scene, fetched when a page of it is opened. */
const scenes: Readonly<Record<string, () => Promise<{ readonly scene: Scene }>>> = {
  baccarat: () => import('./cards/baccarat.tsx'),
  blackjack: () => import('./cards/blackjack.tsx'),
  dice: () => import('./dice/dice.tsx'),
  'dragon-tiger': () => import('./cards/dragon-tiger.tsx'),
  'go-stop': () => import('./cards/go-stop.tsx'),
  'high-low': () => import('./cards/high-low.tsx'),
  'odd-even': () => import('./cards/odd-even.tsx'),
  'odd-even-king': () => import('./cards/odd-even.tsx'),
  roulette: () => import('./wheel/roulette.tsx'),
  'sic-bo': () => import('./dice/sic-bo.tsx'),
}

/** The scene of a kind; undefined for a kind without one. */
export const loadScene = async (kind: string): Promise<Scene | undefined> => (await scenes[kind]?.())?.scene
