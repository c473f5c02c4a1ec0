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

/** A bet that an operator has cancelled, for the member to be told of. */
export type CancelledBet = {
  readonly memberId: MemberId
  readonly betId: string
  readonly stake: Won
  /** The stake was a coupon, which comes back in place of money. */
  readonly isFree: boolean
  readonly act: OperatorAct
}

export type CancelForMemberDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly site: Pick<Site, 'settings'>
  /** Writes to the member, in the transaction of the act. */
  readonly tellCancelled: (tx: Tx, cancelled: CancelledBet) => Promise<void>
}

type Refused = Refusal<
  'BET_UNKNOWN' | 'CANCEL_NOT_POSSIBLE' | 'CANCEL_OUTCOME_KNOWN' | 'SECOND_PERSON_NEEDED'
>

/**
 * Cancels a member's bet of any kind for an operator while it is in progress, and gives the whole stake back, once; the
 * member is written to (BETFLOW-028, handbook 1.8). Once anything is known of how it comes out it takes two, where the house
 * has that at all (field B14, X4). What is settled is corrected by its matches, and a round's bet never.
 */
export const cancelForMember = (
  deps: CancelForMemberDeps,
  act: OperatorAct,
  { memberId, betId }: Pick<CancelledBet, 'memberId' | 'betId'>,
): Promise<Result<BetReceipt & { readonly stake: Won }, Refused>> =>
  deps.db.transaction(async tx => {
    const bet = await lockBetOf(tx, memberId, betId)
    if (!bet) return refuse({ code: 'BET_UNKNOWN' })
    // What a supplier has taken, its supplier ends, or whoever clears its unresolved bets.
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

/** Who cancels now chooses who wins: nobody may, or two together. */
function refusalOfLate(
  { site }: Pick<CancelForMemberDeps, 'site'>,
  { operator }: OperatorAct,
  done: Pick<Refusal<'SECOND_PERSON_NEEDED'>, 'act' | 'subject' | 'before' | 'after'>,
): Refused | undefined {
  if (site.settings().secondPerson['bet-after-outcome'] === undefined) return { code: 'CANCEL_OUTCOME_KNOWN' }
  return refusalForOne(site, operator, { class: 'bet-after-outcome', ...done })
}
