import { expect, test } from 'vitest'
import { accountWord, type ClosingAccount, closingDifferences } from './closing.ts'

const account = (name: string, opening: number, change: number): ClosingAccount => ({
  account: name,
  currency: 'won',
  opening,
  cameIn: Math.max(0, change),
  wentOut: Math.max(0, -change),
  closing: opening + change,
})
const flow = { direction: 'deposit', method: 'bank', ledgerCount: 1, requestCount: 1 } as const

test('W14 a closing has no differences when it opens at the last balance, sums to zero and matches the requests', () => {
  const accounts = [account('members:wallet', 5_000, 1_000), account('house:bank', -5_000, -1_000)]
  const before = [account('members:wallet', 0, 5_000), account('house:bank', 0, -5_000)]
  const flows = [{ ...flow, ledger: 1_000, requests: 1_000 }]
  expect(closingDifferences(accounts, flows, before)).toEqual([])
  expect(closingDifferences(accounts, flows, undefined)).toEqual([])
})

test('W14 reports each of the three differences with its amount', () => {
  const accounts = [account('members:wallet', 5_000, 1_000), account('house:bank', -5_000, -900)]
  const before = [account('members:wallet', 0, 4_800), account('house:bank', 0, -5_000)]
  const found = closingDifferences(accounts, [{ ...flow, ledger: 1_000, requests: 900 }], before)
  expect(found).toEqual([
    { what: '회원 보유금액: 전일 마감 잔액과 개시 잔액의 차이', amount: 200, unit: 'won' },
    { what: '모든 계정의 합계가 0이 아님 (won)', amount: 100, unit: 'won' },
    { what: '계좌 입금: 장부와 완료된 신청의 차이', amount: 100, unit: 'won' },
  ])
})

test.each(['house:bank', 'house:commissions', 'house:partner-reserved', 'casino:demo'])(
  'names the account %s in Korean on statements',
  account => expect(accountWord(account)).toMatch(/[가-힣]/),
)
