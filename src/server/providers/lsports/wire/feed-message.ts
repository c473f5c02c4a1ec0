import { createHash } from 'node:crypto'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { parseWireJson } from './wire-json.ts'
import { asInteger, asObject, type WireObject } from './wire-reading.ts'
import { readMoment, readServerTime } from './wire-time.ts'

/** A message as delivered by the queue. */
export type RawMessage = {
  readonly headers: WireObject
  readonly text: string
}

/** A message with a parsed envelope. */
export type FeedMessage = {
  readonly type: number
  /** The feed's message id: equal for a message that is delivered twice. */
  readonly guid: string
  readonly sentAt: Instant
  /** Empty for heartbeats, which may have none. */
  readonly body: WireObject
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The type from the AMQP header alone, without parsing the body; undefined if absent. */
export const headerType = ({ headers }: RawMessage): number | undefined => asInteger(headers.MessageType)

/** The message id: from the AMQP header, otherwise the envelope, otherwise a hash of the text. */
export function guidOf({ headers, text }: RawMessage, header: WireObject | undefined): string {
  for (const given of [headers.MessageGuid, header?.MsgGuid])
    if (typeof given === 'string' && GUID.test(given)) return given.toLowerCase()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Parses the envelope; refuses with the reason if it is invalid. */
export function readMessage(raw: RawMessage): Result<FeedMessage, { readonly why: string }> {
  if (raw.text.trimStart().startsWith('<')) return refuse({ why: 'XML: the package must be set to JSON' })
  const whole = asObject(parseWireJson(raw.text))
  if (!whole) return refuse({ why: 'not a JSON object' })
  const header = asObject(whole.Header)
  const type = headerType(raw) ?? asInteger(header?.Type)
  if (type === undefined) return refuse({ why: 'no message type' })
  const sentAt =
    readServerTime(header?.ServerTimestamp) ??
    readServerTime(raw.headers.timestamp_in_ms) ??
    readMoment(header?.CreationDate)
  if (sentAt === undefined) return refuse({ why: 'no server time' })
  return accept({ type, guid: guidOf(raw, header), sentAt, body: asObject(whole.Body) ?? {} })
}
