import type { SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import type { SportId } from '#domain/ids.ts'
import { marketLabel, marketTypeIds } from '#domain/markets/market-catalogue.ts'
import { compareKinds } from '#domain/markets/market-order.ts'
import { payoutRateText } from '#domain/markets/payout-rate.ts'

type Scope = Pick<SetRate, 'sportName' | 'leagueName' | 'marketName'>

/** "축구 · 잉글랜드 프리미어리그". */
export const placeWord = ({ sportName, leagueName }: Scope): string =>
  [sportName, leagueName].filter(name => name !== '').join(' · ') || '모든 종목'

export const marketWord = ({ marketName }: Scope): string => marketName || '모든 마켓'

export const scopeWord = (scope: Scope): string => `${placeWord(scope)} · ${marketWord(scope)}`

/** Formats a percentage from the API: "92.50%". */
export const rateText = (percent: number): string => payoutRateText(Math.round(percent * 100))

/** Options of market types, named as in a sport. */
export const marketChoices = (sportId: number) =>
  marketTypeIds
    .toSorted(compareKinds)
    .map(id => ({ value: String(id), label: marketLabel(id, sportId as SportId) }))
