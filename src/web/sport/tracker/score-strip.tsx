import type { ReactNode } from 'react'
import type { TrackedMatch } from '#contract/fixtures/inplay.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { clockText } from '#web/kit/time/time.ts'
import type { MatchState } from '../match/match-state.ts'
import { MatchSummary } from './match-summary.tsx'
import type { MatchNow } from './use-tracked-match.ts'

type ScoreStripProps = {
  readonly match: TrackedMatch
  readonly now: MatchNow
  readonly state: MatchState
  /** Goes before the score. */
  readonly before: ReactNode
  /** Goes after the score. */
  readonly after: ReactNode
}

/** A match in one strip of a phone, 56 px high, which stays below the header while the prices scroll. */
export function ScoreStrip({ match, now, state, before, after }: ScoreStripProps) {
  const { score, clock } = now
  return (
    <div
      className="card sticky top-(--header-height) z-30 flex h-14 items-center px-1"
      data-score-strip={match.fixtureId}
    >
      {before}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2 text-sm leading-tight font-semibold">
        <p className="line-clamp-2 text-right">{match.home_participants_name}</p>
        <div className="grid justify-items-center">
          <p className="flex items-baseline gap-1.5 text-xl font-extrabold" data-score>
            <b key={`h${score.home}`} className="animate-fade font-extrabold">
              {score.home}
            </b>
            <span className="text-base text-faint">:</span>
            <b key={`a${score.away}`} className="animate-fade font-extrabold">
              {score.away}
            </b>
          </p>
          <p className="h-4 text-xs font-medium whitespace-nowrap">
            {state.kind === 'open' ? (
              <>
                <span className="text-live" data-period>
                  {score.period.label}
                </span>
                {clock !== null && (
                  <span className="pl-1.5 text-dim" data-clock>
                    {clockText(clock)}
                  </span>
                )}
              </>
            ) : (
              <span className={classNames(state.kind === 'stopped' ? 'text-live' : 'text-dim')} data-stop>
                {state.text}
              </span>
            )}
          </p>
        </div>
        <p className="line-clamp-2">{match.away_participants_name}</p>
      </div>
      {after}
      <MatchSummary match={match} now={now} state={state} />
    </div>
  )
}
