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

/** The range of bet ids (UUIDs) that start with this text, both ends included. */
export const numberSpan = (beginning: string): { readonly from: string; readonly to: string } => ({
  from: beginning + LOWEST.slice(beginning.length),
  to: beginning + HIGHEST.slice(beginning.length),
})

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** True when a bet id can start with this text. Requires at least eight characters. */
export const isNumberBeginning = (text: string): boolean =>
  text.length >= 8 && text.length <= LOWEST.length && SHAPE.test(numberSpan(text).from)
