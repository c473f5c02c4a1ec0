import type { Refusal } from '#contract/wire/refusals.ts'
import type { Result } from '#domain/result.ts'
import { refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, refusalForAmount, type Site } from '#server/site/site.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import type { CashRequest } from '../requests/cash-requests.sql.ts'
import {
  lockReversible,
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
export function reverseByHand(
  { db, clock, site, ...deps }: ReverseDeps,
  { id, operator, ip, reason }: OperatorAct & { readonly id: string },
): Promise<Result<CashRequest, ReverseRefusal | Refusal<'SECOND_PERSON_NEEDED'>>> {
  return db.transaction(async tx => {
    const locked = await lockReversible(tx, id)
    if (!locked.ok) return locked
    const { no, memberId, amount, state } = locked.value
    const act = {
      act: 'reverse-deposit',
      subject: `member:${memberId}`,
      before: { request: `No.${no}`, amount, state },
    }
    const after = { ...act.before, state: 'reversed' }
    const at = clock.now()
    const counted = { class: 'money-by-hand', operator, memberId, amount, at } as const
    const alone = await refusalForAmount(tx, site, { ...counted, ...act, after })
    if (alone) return refuse(alone)
    const actor = `operator:${operator.memberId}`
    const done = await reverseDeposit(tx, deps, { id, actor, at, word: reason })
    if (!done.ok) return done
    const money = await readReversedMoney(tx, done.value)
    await recordAct(tx, { ...act, operator, ip, reason, at, after: { ...after, ...money } })
    return done
  })
}
