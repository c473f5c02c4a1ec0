import type { Scene } from './scene.ts'

/** Scenes by kind, loaded when a page of the kind is opened. */
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
  powerball: () => import('./balls/powerball.tsx'),
  'speed-keno': () => import('./balls/speed-keno.tsx'),
  ladder: () => import('./ladders/ladder.tsx'),
  'power-ladder': () => import('./ladders/power-ladder.tsx'),
  'keno-ladder': () => import('./ladders/keno-ladder.tsx'),
  speed6: () => import('./ladders/speed6.tsx'),
  ring: () => import('./tracks/ring.tsx'),
  snail: () => import('./tracks/snail.tsx'),
  'virtual-soccer': () => import('./virtual/soccer.tsx'),
  'virtual-basketball': () => import('./virtual/basketball.tsx'),
  'virtual-dog': () => import('./virtual/dog.tsx'),
  'virtual-horse': () => import('./virtual/horse.tsx'),
}

/** The scene of a kind; undefined when there is none. */
export const loadScene = async (kind: string): Promise<Scene | undefined> => (await scenes[kind]?.())?.scene
