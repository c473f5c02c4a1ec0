import type { Refusal } from '#contract/wire/refusals.ts'
import { refundRefOf, unresolvedStep } from '#domain/casino/unresolved.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, refusalForAmount, type Site } from '#server/site/site.ts'
import { endOne } from '../../wallet/end-calls.ts'
import type { BetPlace } from './ask-about-bet.ts'
import { type AskedBet, findTakenBet } from './unresolved.sql.ts'

export type RefundDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus'> & {
  readonly site: Pick<Site, 'settings'>
}

type Refunded = Result<
  { readonly betId: string; readonly stake: number },
  Refusal<'TRANSACTION_UNKNOWN' | 'BET_ENDED' | 'BET_HELD' | 'BET_UNDER_WAY' | 'SECOND_PERSON_NEEDED'>
>

/**
 * Refunds a bet that its supplier does not know, or has not answered about for a day. The refund has a number that no
 * supplier can send, so it happens once; later calls of the supplier are refused as for any ended bet. A manual
 * payment, so it may need a second operator.
 */
export const refundByHand = (deps: RefundDeps, who: OperatorAct, place: BetPlace): Promise<Refunded> =>
  deps.db.transaction(async tx => {
    const bet = await findTakenBet(tx, place.supplierId, place.ref)
    if (!bet) return refuse({ code: 'TRANSACTION_UNKNOWN' })
    if (bet.resolution !== null) return refuse({ code: 'BET_ENDED' })
    if (bet.isHeld) return refuse({ code: 'BET_HELD' })
    const now = deps.clock.now()
    const { says, at: placedAt, wasRejected } = bet
    if (unresolvedStep({ placedAt, says, wasRejected }, now) !== 'refund')
      return refuse({ code: 'BET_UNDER_WAY' })
    const done = {
      act: 'refund-casino-bet',
      subject: `member:${bet.memberId}`,
      before: { says },
      after: { bet: bet.betId, stake: bet.stake, game: bet.game, number: place.ref },
    }
    const no = await refusalForAmount(tx, deps.site, {
      ...{
        class: 'money-by-hand',
        operator: who.operator,
        memberId: bet.memberId,
        amount: bet.stake,
        at: now,
      },
      ...done,
    })
    if (no) return refuse(no)
    return refundUnderLock(tx, deps, {
      place,
      bet,
      keepAct: () => recordAct(tx, { ...who, ...done, at: now }),
    })
  })

type Refunding = { readonly place: BetPlace; readonly bet: AskedBet; readonly keepAct: () => Promise<void> }

async function refundUnderLock(
  tx: Tx,
  deps: RefundDeps,
  { place, bet, keepAct }: Refunding,
): Promise<Refunded> {
  const call = {
    supplierId: place.supplierId,
    memberId: bet.memberId,
    kind: 'refund' as const,
    ref: refundRefOf(bet.betId),
    betRef: place.ref,
    round: undefined,
    amount: 0,
    endsRound: false,
    // No supplier receives the answer.
    render: () => '',
  }
  const isDone = await endOne(tx, deps, call, keepAct)
  return isDone ? accept({ betId: bet.betId, stake: bet.stake }) : refuse({ code: 'BET_ENDED' })
}
