import { assert } from '#domain/assert.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { LevelRise } from '#server/promotions/promotions.ts'
import { unreadChanged } from './message-news.ts'
import { insertMessage, insertOwnCopies } from './messages.sql.ts'

/** Writes to a member who has reached a higher level. */
export async function tellLevelRise(
  { bus }: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, before, after, at }: LevelRise,
): Promise<void> {
  const written = await insertMessage(tx, {
    audience: { kind: 'member', memberId },
    operatorId: null,
    key: null,
    title: `레벨이 LV.${after}(으)로 올랐습니다`,
    contents:
      '레벨에 따라 베팅 한도와 포인트 혜택이 달라집니다. 레벨은 이용 실적에 따라 자동으로 오르며, 내려가지 않습니다.',
    sentAt: at,
  })
  assert(written, 'a message without a key is written')
  await insertOwnCopies(tx, written.id, [{ memberId, contents: `LV.${before} → LV.${after}` }])
  tx.afterCommit(() => bus.publish(unreadChanged, { memberId }))
}
