import { expect, test } from 'vitest'
import { accountDigits, isHolderName, maskedAccount, maskedHolder } from './bank-account.ts'

test.each([
  ['123-456-78901', '12345678901'],
  ['12345678', '12345678'],
  ['1234567', undefined],
  ['12345678901234567', undefined],
  ['1234-abcd-5678', undefined],
])('reads the account digits of %s as %s', (text, digits) => expect(accountDigits(text)).toBe(digits))

test('WALLET-007 shows only the bank and the last digits of an account', () =>
  expect(maskedAccount('국민은행', '4102')).toBe('국민은행 ••••••4102'))

test.each([
  ['김하늘', true, '김○○'],
  ['남궁민수', true, '남○○○'],
  ['John Smith', true, 'J○○○'],
  ['김', false, '김'],
  ['김<b>', false, '김○○○'],
])('accepts %s as an account holder: %s', (name, isOne, masked) => {
  expect(isHolderName(name)).toBe(isOne)
  expect(maskedHolder(name)).toBe(masked)
})
