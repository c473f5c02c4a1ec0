import type { Decided } from '#domain/minigames/house/terms-rule.ts'
import { priceOf } from '#domain/minigames/house/terms-rule.ts'
import type { Returns } from '#domain/minigames/kind.ts'
import type { MarketTable } from '#domain/minigames/pay-table.ts'
import type { Odds } from '#domain/odds.ts'

const plain = [
  'shown',
  'open',
  'maintenance',
  'maintenanceText',
  'closeSeconds',
  'stakeMin',
  'stakeMax',
  'payoutMax',
  'pickPayoutMax',
] as const

type PricedPick = { readonly name: string; readonly price: Odds }
type Facts = Partial<Omit<Decided, 'prices' | 'returns'>> & {
  readonly prices?: readonly PricedPick[]
  readonly returns?: readonly ReturnedMarket[]
}
type ReturnedMarket = { readonly name: string; readonly percent: number }

/** Returns the differences of two versions of terms for the act log; undefined without any. */
export function changedFacts(
  table: readonly MarketTable[],
  before: Decided,
  after: Decided,
  own: Returns,
): { readonly before: Facts; readonly after: Facts } | undefined {
  const names = plain.filter(name => before[name] !== after[name])
  const picks = table.flatMap(market =>
    market.picks
      .map(pick => ({
        name: `${market.label} ${pick.label}`,
        was: priceOf(before.prices, market.id, pick),
        is: priceOf(after.prices, market.id, pick),
      }))
      .filter(({ was, is }) => was !== is),
  )
  const returns = table
    .map(({ id, label }) => ({
      name: label,
      was: before.returns[id] ?? own[id] ?? 0,
      is: after.returns[id] ?? own[id] ?? 0,
    }))
    .filter(({ was, is }) => was !== is)
  if (names.length + picks.length + returns.length === 0) return undefined
  const part = (terms: Decided, which: 'was' | 'is'): Facts => ({
    ...Object.fromEntries(names.map(name => [name, terms[name]])),
    ...(picks.length > 0 && { prices: picks.map(pick => ({ name: pick.name, price: pick[which] })) }),
    ...(returns.length > 0 && {
      returns: returns.map(market => ({ name: market.name, percent: market[which] })),
    }),
  })
  return { before: part(before, 'was'), after: part(after, 'is') }
}
