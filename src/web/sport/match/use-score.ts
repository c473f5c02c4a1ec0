import { fixtureCode } from '#contract/wire/status-codes.ts'
import { instant } from '#domain/instant.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { isNewer } from './heard.ts'
import { currentScore, readingOf, type Score, type ScoredGame, useLiveScores } from './live-scores.ts'
import { clockNow } from './match-clock.ts'

/** `currentScore` for a component; it re-renders for this match only. */
export function useScore(game: ScoredGame, loadedAt: number): Score {
  const heard = useLiveScores(scores => scores[game.fixtureId])
  return currentScore(game, loadedAt, heard)
}

/** The match clock in seconds, advancing between messages; null without one, or if the match is over. */
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
