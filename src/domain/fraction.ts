import { assert } from './assert.ts'

/** An exact rational number for multipliers. The denominator is positive; not reduced. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

/** Makes a fraction; the denominator defaults to 1. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  assert(BigInt(denominator) > 0n, `not a fraction: ${numerator}/${denominator}`)
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

export const ZERO = fraction(0)
export const ONE = fraction(1)

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const half = (a: Fraction): Fraction => fraction(a.numerator, a.denominator * 2n)

/** Parses a plain decimal exactly: "1.87", "2", "17.0579"; undefined for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text.trim())
  if (!match) return undefined
  const decimals = match[2] ?? ''
  return fraction(BigInt(`${match[1]}${decimals}`), 10n ** BigInt(decimals.length))
}

/** Formats as a decimal without trailing zeros: "1.435", "0.5", "0"; cut after 12 decimals. */
export function formatFraction(value: Fraction): string {
  const scale = 10n ** 12n
  const scaled = (value.numerator * scale) / value.denominator
  const decimals = String(scaled % scale)
    .padStart(12, '0')
    .replace(/0+$/, '')
  return `${scaled / scale}${decimals && `.${decimals}`}`
}
