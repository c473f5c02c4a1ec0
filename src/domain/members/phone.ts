import { groupDigits, typedCode } from '../typed-text.ts'

/** Seoul numbers have 9 or 10 digits, personal numbers (050x) up to 12, all others 10 or 11. */
const NATIONAL = /^(02\d{7,8}|050\d{9}|0[13-9]\d{8,9})$/

/** The country code 82, replaced by the national 0; without + or 00 only before mobile numbers. */
const COUNTRY = /^(?:\+|00)820?(?=\d)|^820?(?=1)/

const inNationalForm = (typed: string): string =>
  typedCode(typed)
    .replaceAll(/[().·/]/g, '')
    .replace(COUNTRY, '0')

/**
 * The digits of a Korean phone number in national form, "01012345678", typed with or without +82, spaces,
 * dots, dashes or full-width digits; undefined for other texts.
 */
export function phoneDigits(typed: string): string | undefined {
  const digits = inNationalForm(typed)
  return NATIONAL.test(digits) ? digits : undefined
}

export const isPhone = (typed: string): boolean => phoneDigits(typed) !== undefined

/** Formats "01012345678" as 010-1234-5678. An unfinished number is grouped as far as it goes. */
export function phoneText(typed: string): string {
  const digits = inNationalForm(typed)
  // An unfinished country code is left unchanged.
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('02')) return groupDigits(digits, [2, 4, 4])
  return groupDigits(digits, digits.startsWith('050') ? [4, 4, 4] : [3, 4, 4])
}
