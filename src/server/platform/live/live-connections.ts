import { randomBytes } from 'node:crypto'
import type { LiveConnectionFrame } from '#contract/live/live.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Admission } from '../http/caller.ts'
import type { Listening, Sink } from './live.ts'
import { writeMessage } from './live-frames.ts'

/** An open connection and its member. */
export type LiveConnection = {
  readonly listening: Listening
  readonly memberId: MemberId
  /** Checks whether the member may still listen. */
  readonly ask: () => Admission | Promise<Admission>
  /** Whether the member may change its topics. */
  readonly mayChange: boolean
}

/** The open connections of this process, by the id sent to each. */
export function liveConnections() {
  const connections = new Map<string, LiveConnection>()
  const ofMember = new Map<MemberId, Set<string>>()
  return {
    /** Generates and sends the id of a new connection. It is unguessable. */
    greet: (sink: Sink): string => {
      const connection = randomBytes(16).toString('base64url')
      const data: LiveConnectionFrame = { line: connection }
      sink.write(Buffer.from(`${writeMessage({ event: 'line', data })}\n`))
      return connection
    },
    add: (name: string, connection: LiveConnection): void => {
      connections.set(name, connection)
      ofMember.set(connection.memberId, (ofMember.get(connection.memberId) ?? new Set()).add(name))
    },
    drop: (name: string): void => {
      const connection = connections.get(name)
      connections.delete(name)
      const own = connection && ofMember.get(connection.memberId)
      own?.delete(name)
      if (connection && own?.size === 0) ofMember.delete(connection.memberId)
    },
    countOf: (memberId: MemberId): number => ofMember.get(memberId)?.size ?? 0,
    find: (name: string): LiveConnection | undefined => connections.get(name),
    of: (memberId: MemberId): LiveConnection[] =>
      [...(ofMember.get(memberId) ?? [])].flatMap(name => connections.get(name) ?? []),
    all: (): Iterable<LiveConnection> => connections.values(),
  }
}
