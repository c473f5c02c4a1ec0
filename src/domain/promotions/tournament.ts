import { DAY, HOUR, type Instant, instant, MINUTE, SECOND } from '../instant.ts'
import { formatFigure, formatMultiplier } from '../korean-formats.ts'
import { signedFigure } from '../signed-figure.ts'

/** Products of a tournament: matches, or casino and slots (CASINO-009). */
export const tournamentProducts = ['sports', 'casino'] as const
export type TournamentProduct = (typeof tournamentProducts)[number]

export const tournamentProductWord: Readonly<Record<TournamentProduct, string>> = {
  sports: '스포츠',
  casino: '카지노·슬롯',
}

/** Ranking rule: net winnings (payouts minus stakes), or the best winning multiple (handbook 5.9). */
export const tournamentRules = ['net', 'multiple'] as const
export type TournamentRule = (typeof tournamentRules)[number]

export const tournamentRuleWord: Readonly<Record<TournamentRule, string>> = {
  net: '순이익',
  multiple: '최고 당첨 배수',
}

/** States of a tournament; `counting` is over, but its ranking is not final yet. */
export const tournamentStates = ['running', 'counting', 'coming', 'paid', 'cancelled'] as const
export type TournamentState = (typeof tournamentStates)[number]

export const tournamentStateWord: Readonly<Record<TournamentState, string>> = {
  running: '진행중',
  counting: '집계중',
  coming: '예정',
  paid: '종료',
  cancelled: '취소',
}

export type TournamentTimes = {
  readonly startsAt: Instant
  /** Exclusive end. */
  readonly endsAt: Instant
  readonly cancelledAt: Instant | null
  readonly paidAt: Instant | null
}

/** State at a moment. */
export function tournamentState(
  { startsAt, endsAt, cancelledAt, paidAt }: TournamentTimes,
  now: Instant,
): TournamentState {
  if (cancelledAt !== null) return 'cancelled'
  if (paidAt !== null) return 'paid'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'counting'
}

/** Results from before the end may be booked or corrected a little later, so prizes wait this long. */
export const PRIZES_WAIT = 10 * MINUTE

/** When the ranking becomes final and prizes are paid. */
export const prizesDueAt = ({ endsAt }: Pick<TournamentTimes, 'endsAt'>): Instant =>
  instant(endsAt + PRIZES_WAIT)

const TOURNAMENT_LASTS_MAX = 92 * DAY

/** True when the period is valid: the end is after the start, and within three months. */
export const isTournamentPeriod = (startsAt: Instant, endsAt: Instant): boolean =>
  endsAt > startsAt && endsAt - startsAt <= TOURNAMENT_LASTS_MAX

/** Totals of a member's bets that count: settled in time as won or lost, with at least the minimum stake. */
export type Tally = {
  readonly plays: number
  /** In won. */
  readonly stake: number
  readonly payout: number
  /** When the last of them that won or lost anything was settled. */
  readonly changedAt: Instant | null
  /** The best multiple in hundredths, rounded down, and when it was first reached. */
  readonly best: number
  readonly bestAt: Instant | null
}

export type Score = {
  /** Won, or hundredths of a multiple; a score of 0 or less has no place. */
  readonly score: number
  readonly reachedAt: Instant | null
}

/** The multiple at which only the stake is returned. */
const STAKE_BACK = 100

/** Score of a member by the rule. */
export function scoreOf(rule: TournamentRule, { stake, payout, changedAt, best, bestAt }: Tally): Score {
  if (rule === 'net') return { score: payout - stake, reachedAt: changedAt }
  return best > STAKE_BACK ? { score: best, reachedAt: bestAt } : { score: 0, reachedAt: null }
}

/**
 * The score needed for the next place: more than its holder's, because on equal scores the earlier one
 * ranks higher.
 */
export function scoreToPass(rule: TournamentRule, above: number | null): number {
  const least = rule === 'net' ? 1 : STAKE_BACK + 1
  return Math.max(above === null ? 0 : above + 1, least)
}

/** "+1,234,500원", "12.40배" */
export const scoreText = (rule: TournamentRule, score: number): string =>
  rule === 'net' ? `${signedFigure(score)}원` : score > 0 ? `${formatMultiplier(score)}배` : '–'

/**
 * Returns the condition for reaching the next place as a sentence. A member with a loss is not shown its
 * amount, so that they are not tempted to win it back.
 */
export const passText = (rule: TournamentRule, score: number, target: number): string =>
  rule === 'net'
    ? score > 0
      ? `순이익 ${formatFigure(target - score)}원을 더하면`
      : '순이익이 0원을 넘으면'
    : `${formatMultiplier(target)}배 이상으로 한 번 당첨되면`

/** "2일 03:12:45", "00:59:59": the time until a moment, or zero after it. */
export function timeLeftText(until: Instant, now: Instant): string {
  const left = Math.max(0, until - now)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const days = Math.floor(left / DAY)
  const clock = [(left % DAY) / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(part =>
    two(Math.floor(part)),
  )
  return `${days > 0 ? `${days}일 ` : ''}${clock.join(':')}`
}
