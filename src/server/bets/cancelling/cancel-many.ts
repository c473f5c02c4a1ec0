import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { type CancelForMemberDeps, cancelForMember } from './cancel-for-member.ts'
import type { OwnedBet } from './outcome-known.ts'

export type CancelledMany = {
  readonly cancelled: readonly string[]
  /** Sum of the refunded stakes, in won. */
  readonly stakes: number
  readonly left: readonly { readonly betId: string; readonly text: string }[]
}

/**
 * Cancels bets one after the other, each in its own transaction like a single cancellation, with its log entry and its
 * message to the member (BETFLOW-028). Bets that have ended meanwhile, or that now need a second operator (field B14),
 * are left unchanged and reported. One log entry at the end lists all of them.
 */
export async function cancelMany(
  deps: CancelForMemberDeps,
  act: OperatorAct,
  bets: readonly OwnedBet[],
): Promise<CancelledMany> {
  const cancelled: { betId: string; stake: number }[] = []
  const left: { betId: string; text: string }[] = []
  for (const bet of new Map(bets.map(one => [one.betId, one])).values()) {
    const answer = await cancelForMember(deps, act, bet)
    if (answer.ok) cancelled.push({ betId: bet.betId, stake: answer.value.stake })
    else left.push({ betId: bet.betId, text: leftText(answer.refusal) })
  }
  const stakes = cancelled.reduce((sum, { stake }) => sum + stake, 0)
  const ids = cancelled.map(({ betId }) => betId)
  if (ids.length > 0)
    await deps.db.transaction(tx =>
      recordAct(tx, {
        ...act,
        act: 'cancel-bets',
        subject: 'bets',
        before: null,
        after: { count: ids.length, stakes, skipped: left.length, bets: ids },
        at: deps.clock.now(),
      }),
    )
  return { cancelled: ids, stakes, left }
}

const FOR_TWO =
  '결과가 나온 경기가 있어 다른 관리자의 승인이 필요합니다. 베팅 상세에서 한 건씩 요청해 주세요.'

/** Korean text of why a bet was left unchanged; a bet that needs two operators has to be requested separately. */
export const leftText = (refusal: Refusal, takesTwo = refusal.code === 'SECOND_PERSON_NEEDED'): string =>
  takesTwo ? FOR_TWO : describeRefusal(refusal).text
