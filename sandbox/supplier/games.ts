// The supplier's games: tables that use the rules of the house's minigames, each with its own schedule of rounds, and
// slots.

import type { Kind } from '#domain/minigames/kind.ts'
import { baccarat } from '#domain/minigames/kinds/baccarat.ts'
import { dragonTiger } from '#domain/minigames/kinds/dragon-tiger.ts'
import { roulette } from '#domain/minigames/kinds/roulette.ts'
import { sicBo } from '#domain/minigames/kinds/sic-bo.ts'
import { breakers } from './slots/breakers.ts'
import { classic } from './slots/classic.ts'
import { constellation } from './slots/constellation.ts'
import { light } from './slots/light.ts'
import { waves } from './slots/lines.ts'
import { moon } from './slots/moon.ts'
import type { Slot } from './slots/slot.ts'
import { honeycomb } from './slots/ways.ts'
import type { TableLimits } from './tables/slip.ts'

export type Table = {
  readonly code: string
  readonly name: string
  readonly kind: Kind<unknown>
  /** Identifies its rounds among all draws. */
  readonly number: number
  readonly seconds: number
  /** Bets close this long before the end of a round. Then the round is drawn and shown. */
  readonly closeSeconds: number
}

const CLOSE = 10

/** Returns a table of a kind. Its number identifies its draws, so it must be unique. */
const table = (code: string, name: string, kind: unknown, number: number, seconds: number): Table => ({
  code,
  name,
  // Only the kind knows the type of its draws. A table just passes them on.
  kind: kind as Kind<unknown>,
  number,
  seconds,
  closeSeconds: CLOSE,
})

export const tables: readonly Table[] = [
  table('baccarat-1', '바카라 1', baccarat, 1, 30),
  table('baccarat-2', '바카라 2', baccarat, 2, 40),
  table('baccarat-3', '바카라 3', baccarat, 3, 30),
  table('roulette-1', '유럽식 룰렛', roulette, 4, 40),
  table('roulette-2', '룰렛 2', roulette, 5, 30),
  table('dragon-tiger-1', '용호', dragonTiger, 6, 30),
  table('dragon-tiger-2', '용호 2', dragonTiger, 7, 40),
  table('sic-bo-1', '식보', sicBo, 8, 30),
  table('sic-bo-2', '식보 2', sicBo, 9, 40),
  table('cx-baccarat', 'CX 바카라', baccarat, 10, 30),
  table('cx-roulette', 'CX 룰렛', roulette, 11, 40),
  table('vinus-baccarat', '비너스 바카라', baccarat, 12, 30),
  table('vinus-sic-bo', '비너스 식보', sicBo, 13, 30),
]

/** Returns a slot under another name. It plays alike, but draws with its own code. */
const also = (slot: Slot, code: string, name: string): Slot => ({ ...slot, code, name })

export const slots: readonly Slot[] = [
  classic,
  waves,
  honeycomb,
  moon,
  breakers,
  constellation,
  light,
  also(constellation, 'cx-sun', '해와 바퀴'),
  also(breakers, 'vinus-hills', '두 언덕'),
  also(light, 'vinus-patchwork', '조각보'),
]

/** Slots that are offered no longer. Their rounds can still be verified. */
export const retiredSlots: readonly Slot[] = [
  also(classic, 'classic-2', '반달'),
  also(waves, 'waves-2', '푸른 파도'),
  also(honeycomb, 'honeycomb-2', '별자리 격자'),
  also(classic, 'cx-classic', '해와 바퀴'),
  also(waves, 'cx-waves', '빛과 그늘'),
  also(waves, 'vinus-waves', '두 언덕'),
  also(honeycomb, 'vinus-honeycomb', '조각보'),
]

export const findTable = (code: string): Table | undefined => tables.find(one => one.code === code)
export const findSlot = (code: string): Slot | undefined =>
  [...slots, ...retiredSlots].find(one => one.code === code)

/** Hundredths of the stake that the best pick of a table can pay. */
const mostOfTable = ({ kind }: Table): number =>
  Math.max(
    ...kind.markets.flatMap(market =>
      market.picks.map(pick => pick.odds + 100 * extraOf(kind.id, market.id)),
    ),
  )

/** Stakes that a pick can pay beyond its odds: three equal dice pay a single number of sic bo twice more. */
const extraOf = (kind: string, market: string): number => (kind === 'sic-bo' && market === 'single' ? 2 : 0)

/**
 * Returns the largest win of a game in hundredths of a stake: of a pick at a table, or of a spin. No bet is ever paid
 * more. Undefined for an unknown game.
 */
export function largestWinOf(code: string): number | undefined {
  const table = findTable(code)
  if (table) return mostOfTable(table)
  const slot = findSlot(code)
  return slot && Math.ceil((slot.most() * 100) / slot.units)
}

/** Returns the picks of a bet at a table as text for its member: "레드", "17 스트레이트", "합 10". */
export function pickText({ kind }: Table, marketId = '', pickId = ''): string | undefined {
  const market = kind.markets.find(({ id }) => id === marketId)
  const label = market?.picks.find(({ id }) => id === pickId)?.label
  // Other labels say what they are without their market.
  if (market === undefined || label === undefined || !/^[\d+-]+$/.test(label) || market.id === 'half')
    return label
  return kind.id === 'roulette' ? `${label} ${market.label}` : `${market.label} ${label}`
}

export const TABLE_LIMITS: TableLimits = { min: 1_000, max: 1_000_000, roundMax: 3_000_000 }
