import { assert } from '#domain/assert.ts'
import type { BetId } from '#domain/ids.ts'
import { type CancelledBet, findRoundSlipText, listSlipNames } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import { insertMessage, insertOwnCopies } from './messages.sql.ts'
import { partedSlipText, placedText } from './slip-text.ko.ts'

/** Sends a message to a member whose bet an operator has cancelled: which bet, and why (handbook 1.8). */
export async function tellCancelled(
  { clock, bus }: Pick<Deps, 'clock' | 'bus'>,
  tx: Tx,
  cancelled: CancelledBet,
): Promise<void> {
  const { memberId, act } = cancelled
  const [slip] = await listSlipNames(tx, [{ memberId, betId: cancelled.betId as BetId }])
  const name = slip ? partedSlipText(slip) : await findRoundSlipText(tx, memberId, cancelled.betId)
  assert(name, 'a bet is on matches or on a round')
  const written = await insertMessage(tx, {
    audience: { kind: 'member', memberId },
    operatorId: act.operator.memberId,
    key: null,
    title: '[베팅취소] 관리자가 베팅을 취소하였습니다.',
    contents: `${cancelled.isFree ? '사용하신 프리벳이 쿠폰함으로 반환되었습니다.' : '베팅금액 전액이 환불되었습니다.'} 자세한 내용은 베팅내역에서 확인해 주세요.`,
    sentAt: clock.now(),
  })
  assert(written, 'a message without a key is written')
  await insertOwnCopies(tx, written.id, [{ memberId, contents: ownText(cancelled, name) }])
  tx.afterCommit(() => bus.publish(unreadChanged, { memberId }))
}

const ownText = (cancelled: CancelledBet, name: string): string =>
  [placedText(cancelled), name, `사유: ${cancelled.act.reason}`].join('\n')
