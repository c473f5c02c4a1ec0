/** The banks that a member can name (handbook 6.1), by the names that Koreans know them by. */
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

/** The digits of an account's number, however they were grouped; undefined for what is none. */
export function accountDigits(text: string): string | undefined {
  if (!/^[\d\s-]*$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  return digits.length >= NUMBER_LEAST && digits.length <= NUMBER_MOST ? digits : undefined
}

/** The digits that stay readable. */
export const accountEnd = (digits: string): string => digits.slice(-SHOWN_DIGITS)

/** "국민은행 ••••••4102": how an account is shown (WALLET-007). */
export const maskedAccount = (bank: string, end: string): string => `${bank} ••••••${end}`

/** A holder's name: two letters or more, nothing but letters, blanks and points between. */
export const isHolderName = (text: string): boolean => /^\p{L}[\p{L} .]{0,28}\p{L}$/u.test(text)

/** "김○○": how a name is shown to the one who bears it. */
export const maskedHolder = (name: string): string => {
  const [first = '', ...rest] = [...name]
  return first + '○'.repeat(Math.min(rest.length, 3))
}
