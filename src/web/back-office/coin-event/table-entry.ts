import type { PrizeTableRow } from '#contract/promotions/coin-event.ts'
import { PRIZES_MOST, WEIGHT_TOTAL, weightOf } from '#domain/promotions/prize-table.ts'
import { nextKey } from '../kit/entry-lines.tsx'

/** A prize in the form; undefined for an empty field. Its chance is in hundredths of a percent. */
export type PrizeEntry = {
  readonly key: number
  readonly weight: number | undefined
  readonly points: number | undefined
  readonly coins: number | undefined
}

export type TableEntry = {
  readonly cost: number | undefined
  readonly dailyLimit: number | undefined
  readonly prizes: readonly PrizeEntry[]
}

/** A new version starts as a copy of the current one. */
export const entryOf = (
  table: Pick<PrizeTableRow, 'cost' | 'dailyLimit' | 'prizes'> | undefined,
): TableEntry => ({
  cost: table?.cost ?? 1,
  dailyLimit: table?.dailyLimit ?? 10,
  prizes: (table?.prizes ?? [{ weight: WEIGHT_TOTAL, points: 0, coins: 0 }]).map((prize, key) => ({
    ...prize,
    key,
  })),
})

export const withPrize = (entry: TableEntry): TableEntry => {
  const key = nextKey(entry.prizes)
  const rest = Math.max(0, WEIGHT_TOTAL - totalOf(entry))
  return { ...entry, prizes: [...entry.prizes, { key, weight: rest || undefined, points: 0, coins: 0 }] }
}

export const mayAdd = ({ prizes }: TableEntry): boolean => prizes.length < PRIZES_MOST

export const totalOf = ({ prizes }: TableEntry): number =>
  weightOf(prizes.map(({ weight = 0 }) => ({ weight })))

/** True if it can be published: every chance is counted, and they add up to one. */
export const isWhole = (entry: TableEntry): boolean =>
  (entry.cost ?? 0) > 0 &&
  (entry.dailyLimit ?? 0) > 0 &&
  entry.prizes.every(({ weight = 0 }) => weight > 0) &&
  totalOf(entry) === WEIGHT_TOTAL

export const bodyOf = ({ cost = 0, dailyLimit = 0, prizes }: TableEntry) => ({
  cost,
  dailyLimit,
  prizes: prizes.map(({ weight = 0, points = 0, coins = 0 }) => ({ weight, points, coins })),
})
