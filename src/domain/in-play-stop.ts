import type { Side } from './market-rule.ts'

/** Why betting on a running match stands still (handbook 2.3). */
export type StopReason =
  | 'goal'
  | 'red-card'
  | 'penalty'
  | 'var'
  | 'power-play'
  | 'set-point'
  | 'match-point'
  | 'bases-loaded'
  | 'pitching-change'
  | 'period-end'
  | 'clock-jump'
  /** The recorded market itself stood still. */
  | 'recorded'

/** What happened in a match, beside the score itself. */
export type IncidentKind =
  | 'goal'
  | 'red-card'
  | 'penalty'
  | 'penalty-missed'
  | 'var'
  | 'var-no-goal'
  | 'power-play'
  | 'set-point'
  | 'match-point'
  | 'bases-loaded'
  | 'pitching-change'
  | 'home-run'
  | 'timeout'
  | 'period-start'
  | 'period-end'

/** How close to a goal or point it stands, and for whom. */
export type Danger = { readonly side: Side; readonly level: 'attack' | 'danger' }

/** Seconds, at least, before prices may come again; a penalty and a VAR check stand until they are decided. */
export const STOP_SECONDS: Readonly<Record<StopReason, number>> = {
  goal: 6,
  'red-card': 6,
  penalty: 4,
  var: 4,
  'power-play': 4,
  'set-point': 3,
  'match-point': 3,
  'bases-loaded': 5,
  'pitching-change': 5,
  'period-end': 4,
  'clock-jump': 5,
  recorded: 1,
}

/** Seconds by which a match clock may be off what has passed since it was last told. */
const CLOCK_TOLERANCE_SECONDS = 90

export type ClockReading = { readonly periodCode: number; readonly clockSeconds: number | null }

/**
 * Whether a match clock jumped: it ran back within a period, or ahead of what can have passed. `pace` is how
 * many seconds of play pass in one of life (1, unless the match is replayed faster).
 */
export function isClockJump(
  before: ClockReading,
  after: ClockReading,
  passedSeconds: number,
  pace: number,
): boolean {
  if (before.periodCode !== after.periodCode) return false
  if (before.clockSeconds === null || after.clockSeconds === null) return false
  const moved = after.clockSeconds - before.clockSeconds
  return moved < 0 || moved > passedSeconds * pace + CLOCK_TOLERANCE_SECONDS
}
