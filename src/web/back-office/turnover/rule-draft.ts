import { TURNOVER_PERCENT_MAX, type TurnoverRule } from '#domain/cashier/turnover/turnover-rule.ts'
import { formatOdds, odds, parseOdds } from '#domain/odds.ts'

/** The figures of the rule in the order of the form. */
export const ruleFigures = [
  { name: 'sportsMulti', label: '스포츠 2폴더 이상 (%)', max: 100 },
  { name: 'sportsSingle', label: '스포츠 단폴더 (%)', max: 100 },
  { name: 'minigame', label: '미니게임 (%)', max: 100 },
  { name: 'virtual', label: '가상게임 (%)', max: 100 },
  { name: 'casino', label: '카지노 (%)', max: 100 },
  { name: 'slot', label: '슬롯 (%)', max: 100 },
  { name: 'deposit', label: '보너스 없는 충전의 조건 (%)', max: TURNOVER_PERCENT_MAX },
  { name: 'conversion', label: '포인트 전환의 조건 (%)', max: TURNOVER_PERCENT_MAX },
] as const

/** Minimum price at which a single counts. */
export const SINGLE_ODDS_LABEL = '단폴더 인정 배당'
const SINGLE_ODDS_MAX = odds(1_000)

type RuleFigures = Readonly<Record<(typeof ruleFigures)[number]['name'], number>>

/** The rule as typed. */
export type RuleDraft = {
  readonly figures: Partial<RuleFigures>
  /** As typed: "1.50". */
  readonly singleOdds: string
}

export const draftOf = ({ weights: { singleOddsMin, ...weights }, percents }: TurnoverRule) => ({
  figures: { ...weights, ...percents },
  singleOdds: formatOdds(odds(singleOddsMin)),
})

/** Undefined while a figure is missing, or the price is invalid. */
export function ruleOf({ figures, singleOdds }: RuleDraft): TurnoverRule | undefined {
  const of = (name: keyof RuleFigures): number => figures[name] ?? Number.NaN
  const singleOddsMin = parseOdds(singleOdds)
  if (singleOddsMin === undefined || singleOddsMin > SINGLE_ODDS_MAX) return undefined
  if (ruleFigures.some(({ name }) => figures[name] === undefined)) return undefined
  return {
    weights: {
      sportsMulti: of('sportsMulti'),
      sportsSingle: of('sportsSingle'),
      singleOddsMin,
      minigame: of('minigame'),
      virtual: of('virtual'),
      casino: of('casino'),
      slot: of('slot'),
    },
    percents: { deposit: of('deposit'), conversion: of('conversion') },
  }
}
