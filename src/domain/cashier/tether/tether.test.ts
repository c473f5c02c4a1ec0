import fc from 'fast-check'
import { expect, test } from 'vitest'
import { won } from '../../money.ts'
import { isConfirmed, type TetherNetwork, transactionId } from './networks.ts'
import { creditOf, depositRate, paidAgainst, payoutOf, usdtFor, withdrawalRate } from './quote.ts'
import { readTetherAddress, tetherAddressOf } from './tether-address.ts'
import { goesOn } from './tether-states.ts'
import { formatUsdt, microUsdt, parseUsdt, plainUsdt } from './usdt.ts'

const prices = (priceA: number, priceB: number, spreadBasisPoints: number) => ({
  priceA: won(priceA),
  priceB: won(priceB),
  spreadBasisPoints,
})

test.each([
  // Average 1,400: 1 % below and above.
  [prices(1400, 1400, 100), 1386, 1414],
  // Average 1,400.5 x 0.99 = 1,386.495 down; x 1.01 = 1,414.505 up.
  [prices(1400, 1401, 100), 1386, 1415],
  [prices(1400, 1401, 0), 1400, 1401],
  [prices(1389, 1393, 250), 1356, 1426],
])('WALLET-009 rounds quotes of deposits down and of withdrawals up: %o', (given, deposit, withdrawal) => {
  expect([depositRate(given), withdrawalRate(given)]).toEqual([deposit, withdrawal])
})

test('WALLET-009 10 USDT at a rate of 1,400 are 14,000 won', () => {
  expect(creditOf(microUsdt(10_000_000), won(1400))).toBe(14_000)
})

test.each([
  [10_123_456, 1386, 14_031],
  [1, 1386, 0],
  [721, 1386, 0],
  [722, 1386, 1],
])('%i millionths at %i are floor(usdt x rate): %i', (usdt, rate, credited) => {
  expect(creditOf(microUsdt(usdt), won(rate))).toBe(credited)
})

test('credits exactly the quoted won for the quoted amount', () => {
  const amount = fc.integer({ min: 1, max: 50_000_000 })
  const rate = fc.integer({ min: 100, max: 100_000 })
  fc.assert(
    fc.property(amount, rate, (amount, rate) => {
      const usdt = usdtFor(won(amount), won(rate))
      expect(creditOf(usdt, won(rate))).toBe(amount)
      expect(creditOf(microUsdt(usdt - 1), won(rate))).toBe(amount - 1)
    }),
  )
})

test('WALLET-011 rounds a withdrawal down, deducts the fee, and never sends zero', () => {
  expect(payoutOf(won(50_000), won(1414), microUsdt(1_000_000))).toEqual({
    gross: 35_360_678,
    fee: 1_000_000,
    net: 34_360_678,
  })
  expect(payoutOf(won(1_000), won(1414), microUsdt(1_000_000))).toBeUndefined()
})

test('compares the received amount with the quote as less, more or exact; any amount meets an open quote', () => {
  expect(paidAgainst(microUsdt(10), microUsdt(9))).toBe('less')
  expect(paidAgainst(microUsdt(10), microUsdt(11))).toBe('more')
  expect(paidAgainst(microUsdt(10), microUsdt(10))).toBe('exact')
  expect(paidAgainst(null, microUsdt(11))).toBe('exact')
})

test.each([
  ['12', 12_000_000],
  ['12.5', 12_500_000],
  ['0.000001', 1],
  ['100000000', 100_000_000_000_000],
  ['100000001', undefined],
  ['1.0000001', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1,000', undefined],
])('parses %j exactly', (text, amount) => {
  expect(parseUsdt(text)).toBe(amount)
})

test('formats an amount so that it parses back', () => {
  const any = fc.integer({ min: 0, max: 100_000_000_000_000 })
  fc.assert(
    fc.property(any, amount => {
      expect(parseUsdt(plainUsdt(microUsdt(amount)))).toBe(amount)
    }),
  )
  expect(formatUsdt(microUsdt(1_234_500_000))).toBe('1,234.50 USDT')
  expect(formatUsdt(microUsdt(72_150_073))).toBe('72.150073 USDT')
})

// From EIP-55, and the address of TRON's USDT contract: public examples.
test.each<[TetherNetwork, string, boolean]>([
  ['ERC-20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['ERC-20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['ERC-20', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', true],
  ['ERC-20', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9adb', false],
  ['ERC-20', '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb', false],
  ['ERC-20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', false],
  ['ERC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['TRC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['TRC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
  ['TRC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', false],
  ['TRC-20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['TRC-20', '', false],
])('validates an address of %s: %s is %s', (network, address, right) => {
  expect(readTetherAddress(network, ` ${address} `)).toBe(right ? address : undefined)
})

test('accepts every formatted address, and rejects it with any two characters swapped', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
  const network = fc.constantFrom<TetherNetwork>('TRC-20', 'ERC-20')
  fc.assert(
    fc.property(bytes, network, fc.nat({ max: 30 }), (bytes, network, at) => {
      const address = tetherAddressOf(network, bytes)
      expect(readTetherAddress(network, address)).toBe(address)
      const [one = '', two = ''] = address.slice(at + 2, at + 4)
      if (one.toLowerCase() !== two.toLowerCase()) {
        const swapped = `${address.slice(0, at + 2)}${two}${one}${address.slice(at + 4)}`
        expect(readTetherAddress(network, swapped)).toBeUndefined()
      }
    }),
  )
})

test('requires 19 TRON blocks or 12 Ethereum blocks, and refuses one less', () => {
  expect(isConfirmed('TRC-20', 18)).toBe(false)
  expect(isConfirmed('TRC-20', 19)).toBe(true)
  expect(isConfirmed('ERC-20', 11)).toBe(false)
  expect(isConfirmed('ERC-20', 12)).toBe(true)
})

test('recognises a transaction in every notation of its hash', () => {
  const name = 'ab'.repeat(32)
  expect(transactionId(name.toUpperCase())).toBe(name)
  expect(transactionId(`0x${name}`)).toBe(name)
  expect(transactionId('ab')).toBeUndefined()
})

test('refuses to move a withdrawal back to an earlier state', () => {
  expect(goesOn('approved', 'sent')).toBe(true)
  expect(goesOn('sent', 'approved')).toBe(false)
  expect(goesOn('done', 'failed')).toBe(false)
  expect(goesOn('sent', 'done')).toBe(true)
})
