import { assert } from '#domain/assert.ts'
import { formatSeoul, formatWon } from '#domain/korean-formats.ts'
import type { EndedByHand } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { uuidInstant } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import { insertMessage, insertOwnCopies } from './messages.sql.ts'
import { partedSlipText } from './slip-text.ko.ts'

/** Sends a message to a member whose waiting bet an operator has ended: which bet, and why (handbook 1.8). */
export async function tellEndedByHand(
  { clock, bus }: Pick<Deps, 'clock' | 'bus'>,
  tx: Tx,
  ended: EndedByHand,
): Promise<void> {
  const { bet, act } = ended
  const { memberId } = bet
  const written = await insertMessage(tx, {
    audience: { kind: 'member', memberId },
    operatorId: act.operator.memberId,
    key: null,
    title: '[베팅취소] 관리자가 접수 중인 베팅을 취소하였습니다.',
    contents: '접수되지 않은 베팅이므로 베팅금액 전액이 환불되었습니다.',
    sentAt: clock.now(),
  })
  assert(written, 'a message without a key is written')
  await insertOwnCopies(tx, written.id, [{ memberId, contents: ownText(ended) }])
  tx.afterCommit(() => bus.publish(unreadChanged, { memberId }))
}

const ownText = ({ bet, slip, act }: EndedByHand): string =>
  [
    `${formatSeoul(uuidInstant(bet.id), 'YYYY-MM-DD HH:mm')} 베팅 ${formatWon(bet.stake)}`,
    ...(slip ? [partedSlipText(slip)] : []),
    `사유: ${act.reason}`,
  ].join('\n')
