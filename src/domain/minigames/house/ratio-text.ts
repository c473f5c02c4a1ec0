import { type Fraction, fraction } from '../../fraction.ts'

/** An exact chance as text: "343/1404"; a whole number has no denominator: "0". */
export const ratioText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

/** Parses the output of `ratioText`. */
export function readRatio(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/')
  return fraction(BigInt(numerator), BigInt(denominator))
}
