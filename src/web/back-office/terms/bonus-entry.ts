import type { BetTerms } from '#contract/bets/bet-terms.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { type Odds, odds, parseOdds, totalOdds } from '#domain/odds.ts'
import { tiersFault } from '#domain/slip/bonus-tiers.ts'

type WireTiers = BetTerms['bonusTiers']

/** A bonus as typed. */
export type TierEntry = { readonly folds: number; readonly text: string; readonly on: boolean }

export const entryOf = (tiers: WireTiers): readonly TierEntry[] =>
  tiers.map(({ folds, betPrice, useFlag }) => ({ folds, text: betPrice.toFixed(2), on: useFlag === 1 }))

const readOdds = (text: string): Odds | undefined =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) ? parseOdds(text) : undefined

const TEN = odds(1_000)

/** Effect of the bonus on total odds of 10.00. */
export function exampleOf(text: string, on: boolean): string {
  if (!on) return '사용하지 않음'
  const bonus = readOdds(text)
  return bonus === undefined ? '' : `총배당 10.00배 → ${formatTotalOdds(totalOdds([TEN, bonus]))}배`
}

type Read = { readonly tiers: WireTiers } | { readonly fault: string }

/** The bonuses as sent, or the error. */
export function readEntry(entry: readonly TierEntry[]): Read {
  const tiers = entry.flatMap(({ folds, text, on }) => {
    const odds = readOdds(text)
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
