import type { Refusal } from '#contract/wire/refusals.ts'
import { maskedAccount } from '#domain/cashier/bank-account.ts'
import { type WithdrawalViolation, withdrawalViolation } from '#domain/cashier/cash-terms.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Self } from '#server/members/members.ts'
import { findAccount } from '../accounts/member-accounts.sql.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { areaRefusal } from './area-refusal.ts'
import {
  type AskedWithdrawal,
  type AskRefusal,
  askWithdrawal,
  loadWithdrawalFacts,
  type PaidTo,
} from './ask-withdrawal.ts'
import type { CashRequest } from './cash-requests.sql.ts'

type BankRefusal = Refusal<'AREA_IN_MAINTENANCE' | 'ACCOUNT_NONE' | WithdrawalViolation['code']>

/** Requests a bank withdrawal (WALLET-005 to -007): to the account on file, with the exchange password. */
export const askBankWithdrawal = (
  deps: CashierDeps,
  self: Self,
  asked: AskedWithdrawal,
): Promise<Result<CashRequest, AskRefusal | BankRefusal>> =>
  askWithdrawal<{ readonly account: PaidTo }, BankRefusal>(deps, self, asked, {
    name: 'bank',
    closed: areaRefusal(deps, 'exchange'),
    judge: async (tx, level, now) => {
      const account = await findAccount(tx, self.memberId)
      if (!account) return refuse({ code: 'ACCOUNT_NONE' })
      const facts = await loadWithdrawalFacts(tx, self.memberId, now, account)
      const wrong = withdrawalViolation(asked.amount, facts, await loadCashLevel(tx, level), now)
      if (wrong) return refuse(wrong)
      const { bank, numberEnd, numberSealed, holderSealed } = account
      const masked = maskedAccount(bank, numberEnd)
      return accept({ account: { masked, sealed: numberSealed, holder: holderSealed } })
    },
    isSame: async () => true,
    enter: async () => {},
  })
