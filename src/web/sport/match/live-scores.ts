import { create } from 'zustand'
import type { LiveGame, PeriodScore } from '#contract/fixtures/fixtures.ts'
import type { LiveScoreFrame } from '#contract/live/live.ts'
import type { Instant } from '#domain/instant.ts'
import { isLate, isNewer } from './heard.ts'
import { clockPace } from './match-clock.ts'

type Heard = { readonly frame: LiveScoreFrame; readonly at: Instant; readonly pace: number }

/** Scores received over the live connection, by fixture. */
export const useLiveScores = create<Readonly<Record<number, Heard>>>(() => ({}))

/** A received clock reading, and its time of arrival. */
export const readingOf = ({ period, seconds }: Pick<LiveGame, 'period' | 'seconds'>, at: number) => ({
  periodCode: period.code,
  seconds,
  at,
})

/** Stores a `score` frame; ignores older or invalid ones. */
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
export type ScoredGame = Score & Pick<LiveGame, 'fixtureId'>

/** The current score of a listed match: the list's, or a newer frame's. */
export const currentScore = (game: ScoredGame, loadedAt: number, heard: Heard | undefined): Score =>
  isNewer(heard, loadedAt) ? heard.frame : game

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
