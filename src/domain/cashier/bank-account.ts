import { typedCode } from '../typed-text.ts'
/** Banks that a member can choose (handbook 6.1), by their common Korean names. */
export const banks = [
  ...[
    '국민은행',
    '신한은행',
    '우리은행',
    '하나은행',
    '농협은행',
    '기업은행',
    '카카오뱅크',
    '토스뱅크',
    '케이뱅크',
  ],
  ...[
    'SC제일은행',
    '씨티은행',
    '산업은행',
    '수협은행',
    '새마을금고',
    '신협',
    '우체국',
    '대구은행',
    '부산은행',
  ],
  ...['경남은행', '광주은행', '전북은행', '제주은행', '저축은행'],
] as const
export type Bank = (typeof banks)[number]

const NUMBER_LEAST = 8
const NUMBER_MOST = 16
const SHOWN_DIGITS = 4

/**
 * Returns the digits of an account number, however they are grouped; undefined when it is no account
 * number.
 */
export function accountDigits(text: string): string | undefined {
  const digits = typedCode(text)
  if (!/^\d*$/.test(digits)) return undefined
  return digits.length >= NUMBER_LEAST && digits.length <= NUMBER_MOST ? digits : undefined
}

/** The last digits, which stay readable. */
export const accountEnd = (digits: string): string => digits.slice(-SHOWN_DIGITS)

/** Masked account as shown to members: "국민은행 ••••••4102" (WALLET-007). */
export const maskedAccount = (bank: string, end: string): string => `${bank} ••••••${end}`

/**
 * True for an account holder's name: starts and ends with a letter, with letters, spaces and points
 * between.
 */
export const isHolderName = (text: string): boolean => /^\p{L}[\p{L} .]{0,28}\p{L}$/u.test(text)

/** Masked holder name as shown to the holder: "김○○". */
export const maskedHolder = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return first + '○'.repeat(Math.min(rest.length, 3))
}
