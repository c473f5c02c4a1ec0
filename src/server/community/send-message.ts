import type { MessageAudience } from '#contract/community/messages.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { audienceWord } from './audience.ko.ts'
import { unreadChanged } from './message-news.ts'
import {
  type Audience,
  countRecipients,
  findRecipient,
  findSameMessage,
  insertCopies,
  insertMessage,
  type MessageText,
} from './messages.sql.ts'

type Unknown = Refusal<'RECIPIENT_UNKNOWN'>
type Sent = { readonly id: number; readonly recipients: number }

/** An audience with its member resolved, and its name in the log and in the list of sent messages. */
type Addressed = { readonly audience: Audience; readonly to: string }

/** Resolves the audience of a message; only a name can be unknown. */
async function address(db: Queries, audience: MessageAudience): Promise<Result<Addressed, Unknown>> {
  if (audience.kind !== 'member') return accept({ audience, to: audienceWord(audience) })
  const found = await findRecipient(db, audience.name)
  if (!found) return refuse({ code: 'RECIPIENT_UNKNOWN' })
  return accept({
    audience: { kind: 'member', memberId: found.memberId },
    to: audienceWord({ kind: 'member', ...found }),
  })
}

/** Returns the recipients of a message and their number, for the preview before sending. */
export async function previewRecipients(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  audience: MessageAudience,
  promotes: boolean,
): Promise<Result<{ readonly count: number; readonly withheld: number; readonly to: string }, Unknown>> {
  const addressed = await address(db, audience)
  if (!addressed.ok) return addressed
  return accept({
    ...(await countRecipients(db, { audience: addressed.value.audience, promotes, at: clock.now() })),
    to: addressed.value.to,
  })
}

type Sending = MessageText & {
  readonly to: MessageAudience
  /** Whether it is a promotion, not sent to excluded members. */
  readonly promotes: boolean
  /** Repeating a key with the same message returns the one already sent. */
  readonly key?: string | undefined
}

/**
 * Sends a message to one member, to a level or to everybody, with an act log entry (MSG-006). The message is
 * stored once; one statement inserts a copy for each recipient. Members who join later get none.
 */
export const sendMessage = (
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  act: OperatorAct,
  { to, promotes, title, contents, key }: Sending,
): Promise<Result<Sent, Unknown | Refusal<'NO_RECIPIENTS'> | Refusal<'KEY_REUSED'>>> =>
  db.transaction(async tx => {
    const addressed = await address(tx, to)
    if (!addressed.ok) return addressed
    const { audience, to: recipientWord } = addressed.value
    const text = { title, contents, promotes }
    const message = { audience, operatorId: act.operator.memberId, key: key ?? null, ...text }
    const at = clock.now()
    const written = await insertMessage(tx, { ...message, sentAt: at })
    if (!written) return receiptOf(tx, message)
    const { id } = written
    const recipients = await insertCopies(tx, id, { audience, promotes, at })
    if (recipients === 0) return refuse({ code: 'NO_RECIPIENTS' })
    tx.afterCommit(() =>
      bus.publish(unreadChanged, { memberId: audience.kind === 'member' ? audience.memberId : null }),
    )
    await recordAct(tx, {
      ...act,
      act: 'send-message',
      subject: `message:${id}`,
      before: null,
      after: { to: recipientWord, recipients, ...text },
      at,
    })
    return accept({ id, recipients })
  })

/** The earlier answer for the same message; undefined if its key was used for another. */
async function receiptOf(
  db: Queries,
  message: Parameters<typeof findSameMessage>[1],
): Promise<Result<Sent, Refusal<'KEY_REUSED'>>> {
  const sent = await findSameMessage(db, message)
  return sent ? accept(sent) : refuse({ code: 'KEY_REUSED' })
}
