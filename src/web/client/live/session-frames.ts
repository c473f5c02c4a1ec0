import { contentParts } from '#contract/live/content-parts.ts'
import type { LiveEndedFrame, LiveMemberFrame } from '#contract/live/live.ts'
import { isRecord } from './read-json.ts'

/** Parses a `member` frame: changed figures and results of the member's bets. */
export function readMemberFrame(data: unknown): LiveMemberFrame {
  if (!isRecord(data)) return {}
  const { emoney, point, unReadMessage, accepted, cancelled, waiting, answered, settled, changed } =
    data as LiveMemberFrame
  return {
    ...(typeof emoney === 'number' && { emoney }),
    ...(typeof point === 'number' && { point }),
    ...(typeof unReadMessage === 'number' && { unReadMessage }),
    ...(isRecord(accepted) && { accepted }),
    ...(isRecord(cancelled) && { cancelled }),
    ...(isRecord(waiting) && { waiting }),
    ...(isRecord(answered) && { answered }),
    ...(isRecord(settled) && { settled }),
    ...(contentParts.some(part => part === changed) && { changed }),
  }
}

/** The status with which the server ended the connection. */
export const readEndedStatus = (data: unknown): number =>
  isRecord(data) && typeof data.status === 'number' ? (data as LiveEndedFrame).status : 0
