import type { BetTerms } from '#contract/bet-terms.ts'
import { parseOdds } from '#domain/odds.ts'
import { tiersFault } from '#domain/slip/bonus-tiers.ts'

type WireTiers = BetTerms['bonusTiers']

/** A bonus as it is typed. */
export type TierEntry = { readonly folds: number; readonly text: string; readonly on: boolean }

export const entryOf = (tiers: WireTiers): readonly TierEntry[] =>
  tiers.map(({ folds, betPrice, useFlag }) => ({ folds, text: betPrice.toFixed(2), on: useFlag === 1 }))

type Read = { readonly tiers: WireTiers } | { readonly fault: string }

/** The bonuses as they are sent, or why they can't be. */
export function readEntry(entry: readonly TierEntry[]): Read {
  const tiers = entry.flatMap(({ folds, text, on }) => {
    const odds = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? parseOdds(text) : undefined
    return odds === undefined ? [] : [{ folds, odds, offered: on }]
  })
  if (tiers.length < entry.length) return { fault: '배당은 1.03처럼 소수점 둘째 자리까지 입력해 주세요.' }
  const fault = tiersFault(tiers)
  if (fault !== undefined) return { fault }
  return {
    tiers: tiers.map(({ folds, odds, offered }) => ({
      folds,
      betPrice: odds / 100,
      useFlag: offered ? 1 : 0,
    })),
  }
}
