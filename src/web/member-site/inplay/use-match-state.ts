import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { newestOf } from '#web/sport/match/heard.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import { type MatchState, matchState } from '#web/sport/match/match-state.ts'
import { useScore } from '#web/sport/match/use-score.ts'
import { useInplayFeed } from './inplay-feed.ts'

type Stop = Pick<RunningGame, 'suspended' | 'bettingStop'>

/** Whether bets are accepted on a match now, from the list or newer stream messages. */
export function useMatchState(game: RunningGame, loadedAt: number): MatchState {
  const { status } = useScore(game, loadedAt)
  const { stopReason } = useReport(game, loadedAt)
  const heard = useInplayFeed(state => state.standings[game.fixtureId])
  const { suspended, bettingStop } = newestOf<Stop>(game, loadedAt, heard)
  return matchState({
    status: heard?.over ? fixtureCode.finished : status,
    suspended,
    bettingStop,
    stopReason,
  })
}
