import type { Instant } from '../instant.ts'

/** States of a notice: visible now, scheduled, expired, switched off. */
export const noticeStates = ['running', 'planned', 'ended', 'hidden'] as const
export type NoticeState = (typeof noticeStates)[number]

type Shown = {
  readonly shown: boolean
  /** Null means no bound. */
  readonly shownFrom: Instant | null
  readonly shownUntil: Instant | null
}

/** Returns the state of a notice at a moment; the end is exclusive. */
export function noticeState({ shown, shownFrom, shownUntil }: Shown, now: Instant): NoticeState {
  if (!shown) return 'hidden'
  if (shownUntil !== null && shownUntil <= now) return 'ended'
  return shownFrom !== null && shownFrom > now ? 'planned' : 'running'
}
