import type { Kind } from './kind.ts'
import { baccarat } from './kinds/baccarat.ts'
import { blackjack } from './kinds/blackjack.ts'
import { dice } from './kinds/dice.ts'
import { dragonTiger } from './kinds/dragon-tiger.ts'
import { goStop } from './kinds/go-stop.ts'
import { highLow } from './kinds/high-low.ts'
import { kenoLadder } from './kinds/keno-ladder.ts'
import { ladder } from './kinds/ladder.ts'
import { cardOddEven, kingOddEven } from './kinds/odd-even.ts'
import { powerLadder } from './kinds/power-ladder.ts'
import { powerball } from './kinds/powerball.ts'
import { ring } from './kinds/ring.ts'
import { roulette } from './kinds/roulette.ts'
import { sicBo } from './kinds/sic-bo.ts'
import { snail } from './kinds/snail.ts'
import { speedKeno } from './kinds/speed-keno.ts'
import { speed6 } from './kinds/speed6.ts'
import { virtualBasketball } from './kinds/virtual-basketball.ts'
import { virtualDog, virtualHorse } from './kinds/virtual-race.ts'
import { virtualSoccer } from './kinds/virtual-soccer.ts'

/** All kinds of games (handbook 3.7). Pages that need one kind import its file directly. */
export const kinds = {
  powerball,
  ladder,
  'power-ladder': powerLadder,
  'speed-keno': speedKeno,
  'keno-ladder': kenoLadder,
  baccarat,
  'dragon-tiger': dragonTiger,
  'odd-even': cardOddEven,
  'odd-even-king': kingOddEven,
  'sic-bo': sicBo,
  dice,
  'go-stop': goStop,
  blackjack,
  roulette,
  'high-low': highLow,
  ring,
  speed6,
  snail,
  'virtual-soccer': virtualSoccer,
  'virtual-basketball': virtualBasketball,
  'virtual-dog': virtualDog,
  'virtual-horse': virtualHorse,
} satisfies Record<string, Kind<unknown>>

/** Id of a kind. */
export type KindId = keyof typeof kinds

/** Finds a kind by any text; undefined when there is none. */
export const findKind = (id: string): Kind<unknown> | undefined =>
  new Map(Object.entries<Kind<unknown>>(kinds)).get(id)
