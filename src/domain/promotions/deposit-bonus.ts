import { formatFigure } from '../korean-formats.ts'

/** Kinds of deposit bonuses that a member can choose (handbook 5.6). */
export const bonusKinds = ['join-first', 'day-first', 'every'] as const
export type BonusKind = (typeof bonusKinds)[number]

export const bonusKindWord: Readonly<Record<BonusKind, string>> = {
  'join-first': '가입첫충',
  'day-first': '첫충',
  every: '매충',
}

/**
 * Terms of a kind at a level: a fixed part, a percentage of the deposit, and the maximum of both
 * together.
 */
export type BonusTerms = { readonly percent: number; readonly max: number; readonly fixed: number }

export type BonusRule = {
  readonly on: boolean
  /** By kind, for levels 1 to 10 in order. */
  readonly levels: Readonly<Record<BonusKind, readonly BonusTerms[]>>
  /** Turnover requirement in percent of the deposit. */
  readonly turnover: Readonly<Record<BonusKind, number>>
}

const LEVELS = 10
const everyLevel = (terms: BonusTerms): readonly BonusTerms[] => Array.from({ length: LEVELS }, () => terms)

/** Defaults (handbook 5.4, 5.6). */
export const shippedBonusRule: BonusRule = {
  on: true,
  levels: {
    'join-first': everyLevel({ percent: 20, max: 100_000, fixed: 0 }),
    'day-first': everyLevel({ percent: 10, max: 50_000, fixed: 0 }),
    every: everyLevel({ percent: 5, max: 30_000, fixed: 0 }),
  },
  turnover: { 'join-first': 300, 'day-first': 300, every: 200 },
}

/** Bonus points of a deposit: whole points, rounded down, up to the maximum. */
export const bonusPoints = ({ percent, max, fixed }: BonusTerms, deposit: number): number =>
  Math.min(max, fixed + Math.floor((deposit * percent) / 100))

/** True when the terms give any points. */
export const givesAnything = ({ percent, max, fixed }: BonusTerms): boolean => max > 0 && percent + fixed > 0

const onlyWhen: Readonly<Record<BonusKind, string>> = {
  'join-first': '가입 후 첫 충전에 한 번',
  'day-first': '하루의 첫 충전에 한 번 (00:00 기준)',
  every: '충전할 때마다',
}

/** Text of the bonus conditions shown before the choice: amount, when, and turnover requirement. */
export function bonusConditions(
  kind: BonusKind,
  { percent, max, fixed }: BonusTerms,
  turnover: number,
): string {
  const share = percent > 0 ? `충전 금액의 ${percent}%` : ''
  const part = fixed > 0 ? `고정 ${formatFigure(fixed)}P` : ''
  const gives = [share, part].filter(Boolean).join(' + ')
  return `${gives}, 최대 ${formatFigure(max)}P · ${onlyWhen[kind]} · 충전 금액의 ${turnover}% 베팅 후 출금 가능`
}
