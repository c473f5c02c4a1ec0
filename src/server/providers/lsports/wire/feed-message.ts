import { createHash } from 'node:crypto'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { parseWireJson } from './wire-json.ts'
import { asInteger, asObject, type WireObject } from './wire-reading.ts'
import { readMoment, readServerTime } from './wire-time.ts'

/** A message as it came from the queue. */
export type RawMessage = {
  readonly headers: WireObject
  readonly text: string
}

/** A message whose envelope has been read. */
export type FeedMessage = {
  readonly type: number
  /** The feed's id of it: a message that comes twice has the same. */
  readonly guid: string
  readonly sentAt: Instant
  /** Empty for heartbeats, which may have none. */
  readonly body: WireObject
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The type by the AMQP header alone, without a look at the body; undefined where the header has none. */
export const headerType = ({ headers }: RawMessage): number | undefined => asInteger(headers.MessageType)

/** The message's id: from the AMQP header, else the envelope, else made of the text itself. */
export function guidOf({ headers, text }: RawMessage, header: WireObject | undefined): string {
  for (const given of [headers.MessageGuid, header?.MsgGuid])
    if (typeof given === 'string' && GUID.test(given)) return given.toLowerCase()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Opens the envelope; refuses with what is wrong with it. */
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
