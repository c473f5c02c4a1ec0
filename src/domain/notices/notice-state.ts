import type { Instant } from '../instant.ts'

/** A notice that members see now, one that waits for its time, one whose time is over, and one that is switched off. */
export const noticeStates = ['running', 'planned', 'ended', 'hidden'] as const
export type NoticeState = (typeof noticeStates)[number]

type Shown = {
  readonly shown: boolean
  /** Absent ends are open. */
  readonly shownFrom: Instant | null
  readonly shownUntil: Instant | null
}

/** How a notice stands at a moment; at its end it is over. */
export function noticeState({ shown, shownFrom, shownUntil }: Shown, now: Instant): NoticeState {
  if (!shown) return 'hidden'
  if (shownUntil !== null && shownUntil <= now) return 'ended'
  return shownFrom !== null && shownFrom > now ? 'planned' : 'running'
}
