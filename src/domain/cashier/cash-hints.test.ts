import { expect, test } from 'vitest'
import { type CashHintFacts, hintsOf } from './cash-hints.ts'

const quiet: CashHintFacts = {
  direction: 'withdrawal',
  amount: 2_999_999,
  excluded: false,
  owed: 0,
  dormant: false,
  turnoverLeft: 0,
  doneBefore: 3,
  betsSinceDeposit: true,
  hasDeposit: true,
  sameAccount: 0,
  sameDevice: 0,
  accountChanged: false,
  depositsOfDay: 0,
}

test.each<[Partial<CashHintFacts>, readonly string[]]>([
  [{}, []],
  [{ doneBefore: 0 }, ['first']],
  [{ amount: 3_000_000, doneBefore: 0 }, ['large', 'first']],
  [{ turnoverLeft: 1 }, ['turnover-unmet']],
  [{ betsSinceDeposit: false }, ['without-play']],
  [{ betsSinceDeposit: false, hasDeposit: false }, []],
  [{ sameAccount: 1, sameDevice: 2 }, ['same-account', 'same-device']],
  [{ dormant: true, turnoverLeft: 1 }, ['dormant', 'turnover-unmet']],
  [{ owed: 1, doneBefore: 0 }, ['owing', 'first']],
  [{ accountChanged: true }, ['account-changed']],
  [{ direction: 'deposit', depositsOfDay: 3 }, []],
  [{ excluded: true }, []],
  [{ direction: 'deposit', excluded: true, doneBefore: 0 }, ['excluded', 'first']],
  [{ direction: 'deposit', depositsOfDay: 4, turnoverLeft: 9, betsSinceDeposit: false }, ['structured']],
])('field A14 facts %j give %j', (some, hints) => expect(hintsOf({ ...quiet, ...some })).toEqual(hints))
