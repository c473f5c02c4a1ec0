import type { Ladder } from '#domain/minigames/kinds/ladder-rules.ts'
import { isRecord } from '../motion/plain-data.ts'

/** True when data describes a ladder with two posts. */
export const isLadder = (data: unknown): data is Ladder =>
  isRecord(data) &&
  (data.start === 'left' || data.start === 'right') &&
  (data.lines === 3 || data.lines === 4) &&
  (data.end === 'odd' || data.end === 'even')
