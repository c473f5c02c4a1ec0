/** A member's play on one Seoul day, in won; `nightBets` counts bets from 00:00 to 05:00. */
export type PlayDay = {
  /** "2026-11-23" */
  readonly day: string
  readonly staked: number
  readonly returned: number
  readonly nightBets: number
}

/** Signs of harm in play, for operators to check (field P12). None has an automatic effect. */
const playMarks = ['stakes-rising', 'loss-chased', 'night-play'] as const
/** Signs of harm in deposits and withdrawals. */
export const cashMarks = ['deposits-rising', 'deposits-declined', 'withdrawals-cancelled'] as const
export const harmMarks = [...playMarks, ...cashMarks] as const
export type HarmMark = (typeof harmMarks)[number]

/** Nights with play in the last seven that count as a sign. */
const NIGHTS = 3
/** Minimum weekly stakes for a sign, and the factor over the mean of the three weeks before. */
const RISING_FROM = 500_000
const RISING_TIMES = 3
/**
 * Chasing losses: after a daily loss of at least this, the next day's stakes are this many times the
 * loss, twice in a week.
 */
const CHASED_FROM = 100_000
const CHASED_TIMES = 2
const CHASES = 2

const WEEK = 7
/** Days that the check covers. */
export const MARK_DAYS = 4 * WEEK

/**
 * Returns the signs in the play of the last four weeks. One entry a day, including days without play,
 * oldest first.
 */
export function marksOf(days: readonly PlayDay[]): readonly (typeof playMarks)[number][] {
  const week = days.slice(-WEEK)
  const before = days.slice(-MARK_DAYS, -WEEK)
  const usual = (stakesOf(before) * WEEK) / Math.max(1, before.length)
  const isRising = usual > 0 && stakesOf(week) >= Math.max(RISING_FROM, RISING_TIMES * usual)
  const chases = days.slice(-WEEK - 1, -1).filter((day, index) => isChased(day, week[index]))
  return [
    ...(isRising ? (['stakes-rising'] as const) : []),
    ...(chases.length >= CHASES ? (['loss-chased'] as const) : []),
    ...(week.filter(({ nightBets }) => nightBets > 0).length >= NIGHTS ? (['night-play'] as const) : []),
  ]
}

const stakesOf = (days: readonly PlayDay[]): number => days.reduce((sum, { staked }) => sum + staked, 0)

const isChased = ({ staked, returned }: PlayDay, next: PlayDay | undefined): boolean =>
  next !== undefined && staked - returned >= CHASED_FROM && next.staked >= CHASED_TIMES * staked
