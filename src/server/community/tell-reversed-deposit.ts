import { assert } from '#domain/assert.ts'
import { formatSeoul, formatWon } from '#domain/korean-formats.ts'
import type { ReversedDeposit } from '#server/cashier/cashier.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import { insertMessage, insertOwnCopies } from './messages.sql.ts'

/** Sends a member a message that a completed deposit was reversed, with amount and reason. */
export async function tellReversedDeposit(
  { bus }: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, no, amount, reason, at }: ReversedDeposit,
): Promise<void> {
  const written = await insertMessage(tx, {
    audience: { kind: 'member', memberId },
    operatorId: null,
    key: null,
    title: `[충전취소] 입금 No.${no} 건이 회수되었습니다.`,
    contents:
      '함께 지급된 보너스와 롤링 조건도 취소되었습니다. 회수할 금액이 보유금액보다 크면 모자란 만큼 미수금으로 남고, 이후 들어오는 금액에서 먼저 차감됩니다.',
    sentAt: at,
  })
  assert(written, 'a message without a key is written')
  const lines = [
    `입금 No.${no} · ${formatWon(amount)}`,
    `회수: ${formatSeoul(at, 'YYYY-MM-DD HH:mm')}`,
    `사유: ${reason}`,
  ]
  await insertOwnCopies(tx, written.id, [{ memberId, contents: lines.join('\n') }])
  tx.afterCommit(() => bus.publish(unreadChanged, { memberId }))
}
