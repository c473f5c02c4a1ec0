import { create } from 'zustand'
import type { LiveGame, PeriodScore } from '#contract/fixtures.ts'
import type { LiveScoreFrame } from '#contract/live/live.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { isLate, isNewer } from './heard.ts'
import { clockNow, clockPace } from './match-clock.ts'

type Heard = { readonly frame: LiveScoreFrame; readonly at: Instant; readonly pace: number }

/** The scores that the live connection has told, by fixture. */
export const useLiveScores = create<Readonly<Record<number, Heard>>>(() => ({}))

const readingOf = ({ period, seconds }: Pick<LiveGame, 'period' | 'seconds'>, at: number) => ({
  periodCode: period.code,
  seconds,
  at,
})

/** Takes in a `score` frame; one that is older than the known one, or none at all, is left out. */
export function takeScore(data: unknown, at: Instant): void {
  if (!isScoreFrame(data)) return
  const known = useLiveScores.getState()[data.fixtureId]
  if (isLate(data, known?.frame)) return
  const pace = clockPace(known && readingOf(known.frame, known.at), readingOf(data, at), known?.pace)
  useLiveScores.setState({ [data.fixtureId]: { frame: data, at, pace } })
}

export type Score = Pick<LiveGame, 'home' | 'away' | 'period' | 'seconds' | 'status'> & {
  readonly periods: readonly PeriodScore[]
}
type ScoredGame = Score & Pick<LiveGame, 'fixtureId'>

/** The score of a listed match as it stands: the list's, or what was heard since it was loaded. */
export const currentScore = (game: ScoredGame, loadedAt: number, heard: Heard | undefined): Score =>
  isNewer(heard, loadedAt) ? heard.frame : game

/** As `currentScore`, for a component; it re-renders when this match moves and no other. */
export function useScore(game: ScoredGame, loadedAt: number): Score {
  const heard = useLiveScores(scores => scores[game.fixtureId])
  return currentScore(game, loadedAt, heard)
}

/** The match clock in seconds, running on between messages; null where there is none, or the match is over. */
export function useMatchClock(game: ScoredGame, loadedAt: number): number | null {
  const heard = useLiveScores(scores => scores[game.fixtureId])
  const score = currentScore(game, loadedAt, heard)
  const at = isNewer(heard, loadedAt) ? heard.at : instant(loadedAt)
  const pace = heard?.pace ?? 1
  const none = -1
  const seconds = useClock(now =>
    score.status === fixtureCode.live ? (clockNow(readingOf(score, at), pace, now) ?? none) : none,
  )
  return seconds === none ? null : seconds
}

function isScoreFrame(data: unknown): data is LiveScoreFrame {
  if (typeof data !== 'object' || data === null) return false
  const { fixtureId, seq, home, away, period, periods } = data as Partial<LiveScoreFrame>
  const figures = [fixtureId, seq, home, away]
  return (
    figures.every(figure => typeof figure === 'number') &&
    typeof period?.label === 'string' &&
    Array.isArray(periods)
  )
}
