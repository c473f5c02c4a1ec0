import type { Refusal } from '#contract/wire/refusals.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { gameType } from '#domain/sports/game-type.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, refusalForOne, type Site } from '#server/site/site.ts'
import type { BetReceipt } from '../bet-answer.ts'
import { outcomeKnown } from './outcome-known.ts'
import { lockBetOf, takeBackBet } from './take-back-bet.ts'

/** A bet that an operator cancelled, for the message to the member. */
export type CancelledBet = {
  readonly memberId: MemberId
  readonly betId: string
  readonly stake: Won
  /** The stake was a coupon, which is returned instead of money. */
  readonly isFree: boolean
  readonly act: OperatorAct
}

export type CancelForMemberDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly site: Pick<Site, 'settings'>
  /** Writes the message to the member in the same transaction. */
  readonly tellCancelled: (tx: Tx, cancelled: CancelledBet) => Promise<void>
}

type Refused = Refusal<
  'BET_UNKNOWN' | 'CANCEL_NOT_POSSIBLE' | 'CANCEL_OUTCOME_KNOWN' | 'SECOND_PERSON_NEEDED'
>

/**
 * Cancels a member's open bet, except casino bets, for an operator: refunds the whole stake once and sends the member a
 * message (BETFLOW-028, handbook 1.8). If anything is known of the outcome, this needs a second operator, or is refused
 * where the site does not allow it (field B14, X4). Settled bets are corrected through their matches; settled bets on
 * rounds are never corrected.
 */
export const cancelForMember = (
  deps: CancelForMemberDeps,
  act: OperatorAct,
  { memberId, betId }: Pick<CancelledBet, 'memberId' | 'betId'>,
): Promise<Result<BetReceipt & { readonly stake: Won }, Refused>> =>
  deps.db.transaction(async tx => {
    const bet = await lockBetOf(tx, memberId, betId)
    if (!bet) return refuse({ code: 'BET_UNKNOWN' })
    // A casino bet is ended by its supplier, or by an operator in the list of unresolved bets.
    if (betStatus(bet.statusCode) !== 'open' || gameType(bet.gameType) === 'casino')
      return refuse({ code: 'CANCEL_NOT_POSSIBLE' })
    const done = {
      act: 'cancel-bet',
      subject: `member:${memberId}`,
      before: { status: betStatusWord.open },
      after: { status: betStatusWord.cancelled, bet: betId, stake: bet.stake },
    }
    if (await outcomeKnown(tx, { memberId, betId }, deps.clock.now())) {
      const no = refusalOfLate(deps, act, done)
      if (no) return refuse(no)
    }
    const actor = `operator:${act.operator.memberId}`
    const receipt = await takeBackBet(deps, tx, bet, { by: 'operator', actor })
    await deps.tellCancelled(tx, {
      ...{ memberId, betId, act },
      stake: bet.stake,
      isFree: bet.couponId !== null,
    })
    await recordAct(tx, { ...act, ...done, at: deps.clock.now() })
    return accept({ ...receipt, stake: bet.stake })
  })

/** Cancelling now would decide who wins: it is forbidden, or needs two operators. */
function refusalOfLate(
  { site }: Pick<CancelForMemberDeps, 'site'>,
  { operator }: OperatorAct,
  done: Pick<Refusal<'SECOND_PERSON_NEEDED'>, 'act' | 'subject' | 'before' | 'after'>,
): Refused | undefined {
  if (site.settings().secondPerson['bet-after-outcome'] === undefined) return { code: 'CANCEL_OUTCOME_KNOWN' }
  return refusalForOne(site, operator, { class: 'bet-after-outcome', ...done })
}
