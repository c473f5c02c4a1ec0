import { assert } from '#domain/assert.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hasMessages, insertCopies, insertMessage, lockMessages, type MessageText } from './messages.sql.ts'

/**
 * Sends a welcome message to existing members if there are no messages yet. It counts as read, since an unread one
 * would redirect every member (MSG-002).
 */
export const welcomeMembers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, text: MessageText): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database concurrently.
    await lockMessages(tx)
    if (await hasMessages(tx)) return
    const at = clock.now()
    const receivers = { audience: { kind: 'all' }, promotes: false, at } as const
    const { audience, promotes } = receivers
    const house = { audience, promotes, operatorId: null, key: null, sentAt: at }
    const written = await insertMessage(tx, { ...text, ...house })
    assert(written, 'without a key nothing has been sent under it before')
    await insertCopies(tx, written.id, receivers, at)
  })
