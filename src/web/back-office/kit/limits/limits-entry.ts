import type { PageLimits } from '#contract/site/site.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { typedAmountDigits, typedDecimal } from '#domain/typed-text.ts'

export const limitNames = ['minBetAmount', 'maxBetAmount', 'maxWinAmount', 'maxBetPercent'] as const
export type LimitName = (typeof limitNames)[number]

export const limitWord: Readonly<Record<LimitName, string>> = {
  minBetAmount: '최소베팅금',
  maxBetAmount: '최대베팅금',
  maxWinAmount: '최대당첨금',
  maxBetPercent: '최대배당',
}

/** The limits as typed: money grouped in thousands, odds with two decimals at most. */
export type LimitsEntry = Readonly<Record<LimitName, string>>

const moneyText = (typed: string): string => {
  const digits = typedAmountDigits(typed)
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
  return digits && formatFigure(Number(digits))
}

/** The field's text for typed input. */
export const entryText = (name: LimitName, typed: string): string =>
  name === 'maxBetPercent' ? typedDecimal(typed).slice(0, 9) : moneyText(typed)

/** The fields of existing limits. */
export const entryOf = (limits: PageLimits): LimitsEntry => ({
  minBetAmount: formatFigure(limits.minBetAmount),
  maxBetAmount: formatFigure(limits.maxBetAmount),
  maxWinAmount: formatFigure(limits.maxWinAmount),
  maxBetPercent: String(limits.maxBetPercent),
})

/** Errors by field name. */
export type EntryErrors = Partial<Readonly<Record<LimitName, string>>>

function errorOf(name: LimitName, text: string): string | undefined {
  if (name !== 'maxBetPercent') return text === '' ? '금액을 입력해 주세요.' : undefined
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return '소수점 둘째 자리까지 입력해 주세요.'
  return Number(text) >= 1 && Number(text) <= 100_000 ? undefined : '1배부터 100,000배까지 입력해 주세요.'
}

/** The typed limits, or the errors. */
export function readEntry(
  entry: LimitsEntry,
):
  | { readonly limits: PageLimits; readonly errors?: never }
  | { readonly errors: EntryErrors; readonly limits?: never } {
  const errors: EntryErrors = Object.fromEntries(
    limitNames.flatMap(name => {
      const error = errorOf(name, entry[name])
      return error === undefined ? [] : [[name, error]]
    }),
  )
  if (Object.keys(errors).length > 0) return { errors }
  const figure = (name: LimitName) => Number(entry[name].replaceAll(',', ''))
  const limits = {
    minBetAmount: figure('minBetAmount'),
    maxBetAmount: figure('maxBetAmount'),
    maxWinAmount: figure('maxWinAmount'),
    maxBetPercent: figure('maxBetPercent'),
  }
  return limits.minBetAmount <= limits.maxBetAmount
    ? { limits }
    : { errors: { maxBetAmount: '최소베팅금보다 작을 수 없습니다.' } }
}

/** True if even the smallest stake exceeds the maximum payout at any odds above 1.00 (LIMIT-007). */
export const fitsNoBet = ({ minBetAmount, maxWinAmount }: PageLimits): boolean =>
  Math.floor(minBetAmount * 1.01) > maxWinAmount
