import type { Instant } from '#domain/instant.ts'
import { BREAK, FULL_TIME, NOT_STARTED } from '#domain/sports/period-codes.ts'
import { isWonBySets, type PlayPart, playParts } from './play-shape.ts'
import { finalScore, type RecordedMatch, type RecordedScore } from './recorded-match.ts'
import { hasPartScores, type ScoreEvent, scoreTimeline } from './score-timeline.ts'

/** State of a replayed match at a time. Equal times give equal states. */
export interface ReplayState {
  readonly status: 'not-started' | 'live' | 'finished'
  /** Handbook 2.6: -1 before the start, 80 in a break, 100 to 102 after the end. */
  readonly periodCode: number
  /** The match clock; undefined if none runs. */
  readonly clockSeconds?: number
  /** The deciding score: sets where sets decide. */
  readonly home: number
  readonly away: number
  /** Period scores, only if the source has them: never guessed. */
  readonly periods: readonly PeriodScore[]
  /** The score so far under its final code; at the end every total of the source. */
  readonly totals: readonly RecordedScore[]
}

export interface PeriodScore extends RecordedScore {
  readonly finished: boolean
}

/** The fixture whose state is computed. */
export interface Playing {
  readonly match: RecordedMatch
  readonly kickOff: Instant
  readonly replaySpeed: number
}

/** The state at a time; after the end the final sheet. */
export function replayState({ match, kickOff, replaySpeed }: Playing, now: Instant): ReplayState {
  const parts = playParts(match, kickOff, replaySpeed)
  const end = parts.at(-1)?.endsAt ?? kickOff
  if (now < kickOff) {
    return { status: 'not-started', periodCode: NOT_STARTED, home: 0, away: 0, periods: [], totals: [] }
  }
  return now >= end ? finishedState(match, parts) : liveState(match, parts, now)
}

/** The sheet for grading: periods if the source has them, and all its totals. */
function finishedState(match: RecordedMatch, parts: readonly PlayPart[]): ReplayState {
  const { code, home, away } = finalScore(match)
  const isByParts = hasPartScores(match, parts)
  return {
    status: 'finished',
    periodCode: code,
    home,
    away,
    periods: isByParts ? partScores(match).map(score => ({ ...score, finished: true })) : [],
    totals: match.scores.filter(score => score.code >= FULL_TIME),
  }
}

const partScores = (match: RecordedMatch): readonly RecordedScore[] =>
  match.scores.filter(score => score.code < FULL_TIME)

function liveState(match: RecordedMatch, parts: readonly PlayPart[], now: Instant): ReplayState {
  const events = scoreTimeline(match, parts).filter(event => event.at <= now)
  const playing = parts.find(part => now >= part.startsAt && now < part.endsAt)
  const periods = hasPartScores(match, parts) ? runningPeriods(parts, events, now) : []
  const score = isWonBySets(match) ? setsWon(periods) : sumOf(events)
  const clock = playing && clockAt(playing, now)
  return {
    status: 'live',
    periodCode: playing?.code ?? BREAK,
    ...(clock === undefined ? {} : { clockSeconds: clock }),
    ...score,
    periods,
    totals: [{ code: firstTotalCode(match), ...score }],
  }
}

/** Regulation time if the source distinguishes it from overtime. */
const firstTotalCode = (match: RecordedMatch): number =>
  Math.min(...match.scores.map(score => score.code).filter(code => code >= FULL_TIME))

function runningPeriods(
  parts: readonly PlayPart[],
  events: readonly ScoreEvent[],
  now: Instant,
): readonly PeriodScore[] {
  return parts
    .filter(part => part.startsAt <= now)
    .map(part => ({
      code: part.code,
      ...sumOf(events.filter(event => event.partCode === part.code)),
      finished: part.endsAt <= now,
    }))
}

function sumOf(events: readonly ScoreEvent[]): { readonly home: number; readonly away: number } {
  const sum = (side: ScoreEvent['side']) =>
    events.reduce((total, event) => (event.side === side ? total + event.points : total), 0)
  return { home: sum('home'), away: sum('away') }
}

function setsWon(periods: readonly PeriodScore[]): { readonly home: number; readonly away: number } {
  const finished = periods.filter(period => period.finished)
  return {
    home: finished.filter(period => period.home > period.away).length,
    away: finished.filter(period => period.away > period.home).length,
  }
}

function clockAt(part: PlayPart, now: Instant): number | undefined {
  if (!part.clock) return undefined
  const passed = (part.clock.length * (now - part.startsAt)) / (part.endsAt - part.startsAt)
  return Math.floor((part.clock.from + passed) / 1_000)
}
