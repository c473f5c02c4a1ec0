import { DAY, HOUR, type Instant, instant, MINUTE, SECOND } from '../instant.ts'
import { formatFigure, formatMultiplier } from '../korean-formats.ts'
import { signedFigure } from '../signed-figure.ts'

/** What the bets of a tournament are on: matches, or casino and slots (CASINO-009). */
export const tournamentProducts = ['sports', 'casino'] as const
export type TournamentProduct = (typeof tournamentProducts)[number]

export const tournamentProductWord: Readonly<Record<TournamentProduct, string>> = {
  sports: '스포츠',
  casino: '카지노·슬롯',
}

/** What ranks: won that were won less those staked, or the best winning multiple (handbook 5.9). */
export const tournamentRules = ['net', 'multiple'] as const
export type TournamentRule = (typeof tournamentRules)[number]

export const tournamentRuleWord: Readonly<Record<TournamentRule, string>> = {
  net: '순이익',
  multiple: '최고 당첨 배수',
}

/** How a tournament stands; `counting` is over, with its places not yet fixed. */
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
  /** From this moment on nothing counts any more. */
  readonly endsAt: Instant
  readonly cancelledAt: Instant | null
  readonly paidAt: Instant | null
}

/** How it stands at a moment. */
export function tournamentState(
  { startsAt, endsAt, cancelledAt, paidAt }: TournamentTimes,
  now: Instant,
): TournamentState {
  if (cancelledAt !== null) return 'cancelled'
  if (paidAt !== null) return 'paid'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'counting'
}

/** Results that came before the end may be booked or corrected a moment later: prizes wait for them. */
export const PRIZES_WAIT = 10 * MINUTE

/** When the places are fixed and prizes are paid. */
export const prizesDueAt = ({ endsAt }: Pick<TournamentTimes, 'endsAt'>): Instant =>
  instant(endsAt + PRIZES_WAIT)

export const TOURNAMENT_LASTS_MAX = 92 * DAY

/** Whether a tournament may run so long: it ends behind its start, and within three months. */
export const isTournamentPeriod = (startsAt: Instant, endsAt: Instant): boolean =>
  endsAt > startsAt && endsAt - startsAt <= TOURNAMENT_LASTS_MAX

/** What a member's bets come to, those alone that count: settled in time as won or lost, with the least stake. */
export type Tally = {
  readonly plays: number
  /** Won. */
  readonly stake: number
  readonly payout: number
  /** When the last of them came out that won or lost anything. */
  readonly changedAt: Instant | null
  /** The best multiple in hundredths, down, and when it first came out. */
  readonly best: number
  readonly bestAt: Instant | null
}

export type Score = {
  /** Won, or hundredths of a multiple; whoever has none above nothing has no place. */
  readonly score: number
  readonly reachedAt: Instant | null
}

/** A multiple of so much is the stake, and won nothing. */
const STAKE_BACK = 100

/** What a tally is worth by a rule. */
export function scoreOf(rule: TournamentRule, { stake, payout, changedAt, best, bestAt }: Tally): Score {
  if (rule === 'net') return { score: payout - stake, reachedAt: changedAt }
  return best > STAKE_BACK ? { score: best, reachedAt: bestAt } : { score: 0, reachedAt: null }
}

/** The score that takes the next place: more than its holder's, for of two that are alike the earlier one is ahead. */
export function scoreToPass(rule: TournamentRule, above: number | null): number {
  const least = rule === 'net' ? 1 : STAKE_BACK + 1
  return Math.max(above === null ? 0 : above + 1, least)
}

/** "+1,234,500원", "12.40배" */
export const scoreText = (rule: TournamentRule, score: number): string =>
  rule === 'net' ? `${signedFigure(score)}원` : score > 0 ? `${formatMultiplier(score)}배` : '–'

/** What is missing to the next place, in a sentence; who has lost is not told how much, so that nobody bets to win it back. */
export const passText = (rule: TournamentRule, score: number, target: number): string =>
  rule === 'net'
    ? score > 0
      ? `순이익 ${formatFigure(target - score)}원을 더하면`
      : '순이익이 0원을 넘으면'
    : `${formatMultiplier(target)}배 이상으로 한 번 당첨되면`

/** "2일 03:12:45", "00:59:59": how long until a moment; nothing is left behind it. */
export function timeLeftText(until: Instant, now: Instant): string {
  const left = Math.max(0, until - now)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const days = Math.floor(left / DAY)
  const clock = [(left % DAY) / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(part =>
    two(Math.floor(part)),
  )
  return `${days > 0 ? `${days}일 ` : ''}${clock.join(':')}`
}
