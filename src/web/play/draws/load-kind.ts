import type { Kind } from '#domain/minigames/kind.ts'
import type { KindId } from '#domain/minigames/kinds.ts'

/** The rules of each kind in a file of its own, loaded on demand. */
const rules: Readonly<Record<KindId, () => Promise<Kind<unknown>>>> = {
  powerball: async () => (await import('#domain/minigames/kinds/powerball.ts')).powerball,
  ladder: async () => (await import('#domain/minigames/kinds/ladder.ts')).ladder,
  'power-ladder': async () => (await import('#domain/minigames/kinds/power-ladder.ts')).powerLadder,
  'speed-keno': async () => (await import('#domain/minigames/kinds/speed-keno.ts')).speedKeno,
  'keno-ladder': async () => (await import('#domain/minigames/kinds/keno-ladder.ts')).kenoLadder,
  baccarat: async () => (await import('#domain/minigames/kinds/baccarat.ts')).baccarat,
  'dragon-tiger': async () => (await import('#domain/minigames/kinds/dragon-tiger.ts')).dragonTiger,
  'odd-even': async () => (await import('#domain/minigames/kinds/odd-even.ts')).cardOddEven,
  'odd-even-king': async () => (await import('#domain/minigames/kinds/odd-even.ts')).kingOddEven,
  'sic-bo': async () => (await import('#domain/minigames/kinds/sic-bo.ts')).sicBo,
  dice: async () => (await import('#domain/minigames/kinds/dice.ts')).dice,
  'go-stop': async () => (await import('#domain/minigames/kinds/go-stop.ts')).goStop,
  blackjack: async () => (await import('#domain/minigames/kinds/blackjack.ts')).blackjack,
  roulette: async () => (await import('#domain/minigames/kinds/roulette.ts')).roulette,
  'high-low': async () => (await import('#domain/minigames/kinds/high-low.ts')).highLow,
  ring: async () => (await import('#domain/minigames/kinds/ring.ts')).ring,
  speed6: async () => (await import('#domain/minigames/kinds/speed6.ts')).speed6,
  snail: async () => (await import('#domain/minigames/kinds/snail.ts')).snail,
  'virtual-soccer': async () => (await import('#domain/minigames/kinds/virtual-soccer.ts')).virtualSoccer,
  'virtual-basketball': async () =>
    (await import('#domain/minigames/kinds/virtual-basketball.ts')).virtualBasketball,
  'virtual-dog': async () => (await import('#domain/minigames/kinds/virtual-race.ts')).virtualDog,
  'virtual-horse': async () => (await import('#domain/minigames/kinds/virtual-race.ts')).virtualHorse,
}

/** Loads the rules of one kind only; undefined for an unknown kind. */
export const loadKind = async (id: string): Promise<Kind<unknown> | undefined> =>
  Object.entries(rules).find(([known]) => known === id)?.[1]()
