import { assert } from '#domain/assert.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { LevelRise } from '#server/promotions/promotions.ts'
import { insertCopies, insertMessage } from './messages.sql.ts'

/**
 * Sends a message to a member who has reached a higher level. It counts as read, since an unread one would redirect the
 * member away from the game (MSG-002).
 */
export async function tellLevelRise(tx: Tx, { memberId, before, after, at }: LevelRise): Promise<void> {
  const audience = { kind: 'member', memberId } as const
  const written = await insertMessage(tx, {
    audience,
    operatorId: null,
    key: null,
    title: `레벨이 올랐습니다. (LV.${before} → LV.${after})`,
    contents:
      '레벨에 따라 베팅 한도와 포인트 혜택이 달라집니다. 레벨은 이용 실적에 따라 자동으로 오르며, 자동으로 내려가지는 않습니다.',
    sentAt: at,
  })
  assert(written, 'a message without a key is written')
  await insertCopies(tx, written.id, { audience, promotes: false, at }, at)
}
