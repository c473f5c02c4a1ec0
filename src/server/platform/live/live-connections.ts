import { randomBytes } from 'node:crypto'
import type { LiveConnectionFrame } from '#contract/live/live.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Admission } from '../http/caller.ts'
import type { Listening, Sink } from './live.ts'
import { writeMessage } from './live-frames.ts'

/** An open line and whose it is. */
export type LiveConnection = {
  readonly listening: Listening
  readonly memberId: MemberId
  /** Asks at the door whether the member may still listen. */
  readonly ask: () => Admission | Promise<Admission>
  /** Whether its topics are the member's to change. */
  readonly mayChange: boolean
}

/** The open lines of this process, by the name that each was told. */
export function liveConnections() {
  const lines = new Map<string, LiveConnection>()
  const ofMember = new Map<MemberId, Set<string>>()
  return {
    /** Gives a new line its name and tells it. Nobody can guess it. */
    greet: (sink: Sink): string => {
      const line = randomBytes(16).toString('base64url')
      const data: LiveConnectionFrame = { line }
      sink.write(Buffer.from(`${writeMessage({ event: 'line', data })}\n`))
      return line
    },
    add: (name: string, line: LiveConnection): void => {
      lines.set(name, line)
      ofMember.set(line.memberId, (ofMember.get(line.memberId) ?? new Set()).add(name))
    },
    drop: (name: string): void => {
      const line = lines.get(name)
      lines.delete(name)
      const own = line && ofMember.get(line.memberId)
      own?.delete(name)
      if (line && own?.size === 0) ofMember.delete(line.memberId)
    },
    countOf: (memberId: MemberId): number => ofMember.get(memberId)?.size ?? 0,
    find: (name: string): LiveConnection | undefined => lines.get(name),
    of: (memberId: MemberId): LiveConnection[] =>
      [...(ofMember.get(memberId) ?? [])].flatMap(name => lines.get(name) ?? []),
    all: (): Iterable<LiveConnection> => lines.values(),
  }
}
