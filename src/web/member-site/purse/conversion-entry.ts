import { describeRefusal } from '#contract/wire/refusals.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { conversionRefusal } from '#domain/members/point-conversion.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'

/** As it is typed: digits, grouped. */
export const pointsText = (typed: string): string => {
  const digits = typedAmountDigits(typed)
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
  return digits === '' ? '' : formatFigure(Number(digits))
}

/** How many points a text asks for; none where it is empty. */
export const readPoints = (text: string): number => Number(text.replaceAll(',', '')) || 0

/** Why so many are not converted, in the words of the site; undefined when they may be (VALID-028, VALID-029). */
export function conversionText(amount: number, held: number): string | undefined {
  const refusal = conversionRefusal(amount, held)
  return refusal && describeRefusal(refusal).text
}
