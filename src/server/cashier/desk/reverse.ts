import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { decide, type OperatorAct, refusalForAmount, type Site } from '#server/site/site.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import {
  lockReversible,
  type ReversedMoney,
  type ReverseRefusal,
  readReversedMoney,
  reverseDeposit,
} from '../requests/reverse-deposit.ts'

type ReverseDeps = Pick<Deps, 'db' | 'clock' | 'bus'> &
  Pick<CashierPorts, 'onReversed'> & { readonly site: Pick<Site, 'settings'> }

/**
 * Reverses a completed deposit for an operator, once, with a reason shown to the member. A manual debit may need two
 * operators (X4).
 */
export const reverseByHand = (
  { site, ...deps }: ReverseDeps,
  { id, ...who }: OperatorAct & { readonly id: string },
): Promise<Result<ReversedMoney | undefined, ReverseRefusal | Refusal<'SECOND_PERSON_NEEDED'>>> =>
  decide(deps, who, {
    lock: tx => lockReversible(tx, id),
    log: ({ no, memberId, amount, state }, money) => {
      const before = { request: `No.${no}`, amount, state }
      const after = { ...before, state: 'reversed', ...money }
      return { act: 'reverse-deposit', subject: `member:${memberId}`, before, after }
    },
    refuse: (tx, { memberId, amount }, { at, log }) =>
      refusalForAmount(tx, site, {
        ...{ class: 'money-by-hand', operator: who.operator, memberId, amount, at },
        ...log,
      }),
    change: async (tx, deposit, by) => {
      const reversed = await reverseDeposit(tx, deps, deposit, { ...by, word: who.reason })
      return accept(await readReversedMoney(tx, reversed))
    },
  })
