import { describeRefusal } from '#contract/wire/refusals.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { conversionRefusal } from '#domain/members/point-conversion.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'

/** Formats typed digits with separators. */
export const pointsText = (typed: string): string => {
  const digits = typedAmountDigits(typed)
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
  return digits === '' ? '' : formatFigure(Number(digits))
}

/** Parses points; 0 when empty. */
export const readPoints = (text: string): number => Number(text.replaceAll(',', '')) || 0

/** Why points can't be converted, as text; undefined when they can (VALID-028, VALID-029). */
export function conversionText(amount: number, held: number): string | undefined {
  const refusal = conversionRefusal(amount, held)
  return refusal && describeRefusal(refusal).text
}
