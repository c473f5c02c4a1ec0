import { type AccountEventKind, accountEventTexts } from '#contract/account/account-event-texts.ts'
import { assert } from '#domain/assert.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { AccountChange } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { unreadChanged } from './message-news.ts'
import { insertMessage, insertOwnCopies } from './messages.sql.ts'

/**
 * Not sent as messages: a closed account's messages cannot be read, and an unread message leads every page to
 * `/message`, which a harmless change that the member made is not worth. Both are in the log of the account.
 */
const quiet: ReadonlySet<AccountEventKind> = new Set(['closed', 'nickname-changed'])

/** Sends a member a message about a change of their account, so that unauthorised changes are noticed. */
export async function tellAccountChange(
  { bus }: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, what, at, agent, detail }: AccountChange,
): Promise<void> {
  if (quiet.has(what)) return
  const written = await insertMessage(tx, {
    audience: { kind: 'member', memberId },
    operatorId: null,
    key: null,
    title: `[보안] ${accountEventTexts[what]} 안내`,
    contents: '본인이 변경하지 않았다면 바로 비밀번호를 변경하고 고객센터로 문의해 주세요.',
    sentAt: at,
  })
  assert(written, 'a message without a key is written')
  const lines = [
    `내용: ${[accountEventTexts[what], detail].filter(Boolean).join(' · ')}`,
    `시각: ${formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')}`,
    `기기: ${agent}`,
  ]
  await insertOwnCopies(tx, written.id, [{ memberId, contents: lines.join('\n') }])
  tx.afterCommit(() => bus.publish(unreadChanged, { memberId }))
}
