import type { TrackedMatch } from '#contract/fixtures/inplay.ts'
import type { MatchState } from '../match/match-state.ts'
import type { MatchNow } from './use-tracked-match.ts'

type MatchSummaryProps = {
  readonly match: TrackedMatch
  readonly now: MatchNow
  readonly state: MatchState
}

/** Announced by screen readers: the score and the stops, not each tick of the clock. */
export const MatchSummary = ({ match, now: { score }, state }: MatchSummaryProps) => (
  <p role="status" className="sr-only">
    {`${match.home_participants_name} ${score.home} 대 ${score.away} ${match.away_participants_name}${
      state.kind === 'open' ? '' : `, ${state.text}`
    }`}
  </p>
)
