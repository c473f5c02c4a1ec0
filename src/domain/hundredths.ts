const POINT = 46
const ZERO = 48

/** Digits allowed after the second decimal: none, zeros only, or any, which are cut off. */
export type FurtherDecimals = 'none' | 'zeros' | 'cut'

/**
 * Parses digits with optional decimals as hundredths: "2.5" is 250. Undefined for any other text. Works
 * by character codes for speed: a bet has a dozen figures, and a regular expression allocates a list for
 * each.
 */
export function readHundredths(
  text: string,
  wholeDigitsMax: number,
  further: FurtherDecimals,
): number | undefined {
  const point = digitsEnd(text, 0)
  if (point === 0 || point > wholeDigitsMax) return undefined
  const whole = digitsValue(text, 0, point) * 100
  if (point === text.length) return whole
  const decimals = text.length - point - 1
  if (text.charCodeAt(point) !== POINT || decimals === 0) return undefined
  if (digitsEnd(text, point + 1) !== text.length) return undefined
  if (decimals > 2 && !mayFollow(text, point + 3, further)) return undefined
  const cents = digitsValue(text, point + 1, Math.min(text.length, point + 3))
  return whole + (decimals === 1 ? cents * 10 : cents)
}

/** Returns the index after the digits that start at `from`. */
function digitsEnd(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at))) at += 1
  return at
}

/** `charCodeAt` returns NaN past the end, which is no digit. */
const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9

function digitsValue(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - ZERO
  return value
}

function mayFollow(text: string, from: number, further: FurtherDecimals): boolean {
  if (further !== 'zeros') return further === 'cut'
  for (let at = from; at < text.length; at++) if (text.charCodeAt(at) !== ZERO) return false
  return true
}
