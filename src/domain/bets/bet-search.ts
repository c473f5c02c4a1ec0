/** By what a list of all bets is ordered: the newest, the highest stake or the most to win first. */
export const betSorts = ['time', 'amount', 'winnings'] as const
export type BetSort = (typeof betSorts)[number]

/** All bets, those of a high stake, those taken just before the start or behind it, or when an outcome was known. */
export const betKinds = ['all', 'large', 'closing', 'late'] as const
export type BetKind = (typeof betKinds)[number]

const LOWEST = '00000000-0000-0000-0000-000000000000'
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** From the least to the greatest number of a bet that begins so. */
export const numberSpan = (beginning: string): { readonly from: string; readonly to: string } => ({
  from: beginning + LOWEST.slice(beginning.length),
  to: beginning + HIGHEST.slice(beginning.length),
})

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a bet's number may begin so: eight signs of it at the least. */
export const isNumberBeginning = (text: string): boolean =>
  text.length >= 8 && text.length <= LOWEST.length && SHAPE.test(numberSpan(text).from)
