import { TURNOVER_PERCENT_MAX, type TurnoverRule } from '#domain/cashier/turnover/turnover-rule.ts'

/** The figures of the rule in the order of the form. */
export const ruleFigures = [
  { name: 'sportsMulti', label: '스포츠 2폴더 이상 (%)', max: 100 },
  { name: 'sportsSingle', label: '스포츠 단폴더 (%)', max: 100 },
  { name: 'singleOddsMin', label: '단폴더 인정 배당 (1.50배 = 150)', max: 1_000 },
  { name: 'minigame', label: '미니게임 (%)', max: 100 },
  { name: 'virtual', label: '가상게임 (%)', max: 100 },
  { name: 'casino', label: '카지노 (%)', max: 100 },
  { name: 'slot', label: '슬롯 (%)', max: 100 },
  { name: 'deposit', label: '보너스 없는 충전의 조건 (%)', max: TURNOVER_PERCENT_MAX },
  { name: 'conversion', label: '포인트 전환의 조건 (%)', max: TURNOVER_PERCENT_MAX },
] as const

export type RuleFigures = Readonly<Record<(typeof ruleFigures)[number]['name'], number>>

export const figuresOf = ({ weights, percents }: TurnoverRule): RuleFigures => ({ ...weights, ...percents })

/** Undefined while a figure is missing. */
export function ruleOf(figures: Partial<RuleFigures>): TurnoverRule | undefined {
  const of = (name: keyof RuleFigures): number => figures[name] ?? Number.NaN
  if (ruleFigures.some(({ name }) => figures[name] === undefined)) return undefined
  return {
    weights: {
      sportsMulti: of('sportsMulti'),
      sportsSingle: of('sportsSingle'),
      singleOddsMin: of('singleOddsMin'),
      minigame: of('minigame'),
      virtual: of('virtual'),
      casino: of('casino'),
      slot: of('slot'),
    },
    percents: { deposit: of('deposit'), conversion: of('conversion') },
  }
}
