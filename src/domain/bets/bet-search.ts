import { idsOfNumber } from './bet-number.ts'

/** Sort orders of a bet list: newest, highest stake or highest possible winnings first. */
export const betSorts = ['time', 'amount', 'winnings'] as const
export type BetSort = (typeof betSorts)[number]

/**
 * Filters of a bet list: all, high stake, placed just before or after the start, or placed when an
 * outcome was already known.
 */
export const betKinds = ['all', 'large', 'closing', 'late'] as const
export type BetKind = (typeof betKinds)[number]

const LOWEST = '00000000-0000-0000-0000-000000000000'
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The range of bet ids that a bet's number or the beginning of an id means, both ends included; undefined for other text. */
export function numberSpan(typed: string): { readonly from: string; readonly to: string } | undefined {
  const beginning = typed.trim().toLowerCase()
  if (beginning.length < 8 || beginning.length > LOWEST.length) return undefined
  const from = beginning + LOWEST.slice(beginning.length)
  if (SHAPE.test(from)) return { from, to: beginning + HIGHEST.slice(beginning.length) }
  return idsOfNumber(typed)
}

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** True for the number of a bet, and for the first eight or more characters of its id. */
export const isNumberBeginning = (text: string): boolean => numberSpan(text) !== undefined
