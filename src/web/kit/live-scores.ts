import { create } from 'zustand'
import type { LiveGame } from '#contract/fixtures.ts'
import type { LiveScoreFrame } from '#contract/live.ts'
import type { Instant } from '#domain/instant.ts'

type Heard = { readonly frame: LiveScoreFrame; readonly at: Instant }

/** The scores that the live line has told, by fixture. */
export const useLiveScores = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Takes in a `score` frame; one that is older than the known one, or none at all, is left out. */
export function takeScore(data: unknown, at: Instant): void {
  if (!isScoreFrame(data)) return
  const known = useLiveScores.getState()[data.fixtureId]
  if (known && known.frame.seq > data.seq) return
  useLiveScores.setState({ [data.fixtureId]: { frame: data, at } })
}

/** Lists are kept by the server for a second, so a frame of just before counts for more than the list. */
const listAgeMax = 2_000

type Score = Pick<LiveGame, 'home' | 'away' | 'period' | 'seconds' | 'status'>

/** The score of a listed match as it stands: the list's, or what was heard since it was loaded. */
export function currentScore(game: LiveGame, loadedAt: number, heard: Heard | undefined): Score {
  return heard && heard.at > loadedAt - listAgeMax ? heard.frame : game
}

/** As `currentScore`, for a component; it re-renders when this match moves and no other. */
export function useScore(game: LiveGame, loadedAt: number): Score {
  const heard = useLiveScores(scores => scores[game.fixtureId])
  return currentScore(game, loadedAt, heard)
}

function isScoreFrame(data: unknown): data is LiveScoreFrame {
  if (typeof data !== 'object' || data === null) return false
  const { fixtureId, seq, home, away, period } = data as Partial<LiveScoreFrame>
  const figures = [fixtureId, seq, home, away]
  return figures.every(figure => typeof figure === 'number') && typeof period?.label === 'string'
}
