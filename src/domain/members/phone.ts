import { groupDigits, typedCode } from '../typed-text.ts'

/** Numbers of Seoul have 9 or 10 digits, personal numbers (050x) up to 12, all others 10 or 11. */
const NATIONAL = /^(02\d{7,8}|050\d{9}|0[13-9]\d{8,9})$/

/** The country's code, with the 0 that the national form puts in its place; without + or 00 only before mobile numbers. */
const COUNTRY = /^(?:\+|00)820?(?=\d)|^820?(?=1)/

const inNationalForm = (typed: string): string =>
  typedCode(typed)
    .replaceAll(/[().·/]/g, '')
    .replace(COUNTRY, '0')

/**
 * The digits of a Korean phone number in their national form, "01012345678", whether it is typed with +82, blanks,
 * dots, dashes or in full width; undefined for what is none.
 */
export function phoneDigits(typed: string): string | undefined {
  const digits = inNationalForm(typed)
  return NATIONAL.test(digits) ? digits : undefined
}

export const isPhone = (typed: string): boolean => phoneDigits(typed) !== undefined

/** "01012345678" as it is usually written: 010-1234-5678. An unfinished number is grouped as far as it goes. */
export function phoneText(typed: string): string {
  const digits = inNationalForm(typed)
  // The country's code is left alone while it is typed.
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('02')) return groupDigits(digits, [2, 4, 4])
  return groupDigits(digits, digits.startsWith('050') ? [4, 4, 4] : [3, 4, 4])
}
