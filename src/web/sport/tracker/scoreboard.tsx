import type { TrackedMatch } from '#contract/fixtures/inplay.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { Badge, LiveMark } from '#web/kit/display/badge.tsx'
import { clockText } from '#web/kit/time/time.ts'
import type { MatchState } from '../match/match-state.ts'
import { TeamBadge } from '../teams/team-badge.tsx'
import { MatchSummary } from './match-summary.tsx'
import type { MatchNow } from './use-tracked-match.ts'

type ScoreboardProps = { readonly match: TrackedMatch; readonly now: MatchNow; readonly state: MatchState }

/** Teams, score, period and clock. */
export function Scoreboard({ match, now, state }: ScoreboardProps) {
  const { score, clock } = now
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-5 px-4 pt-4 pb-3 mobile:gap-x-3 mobile:px-3">
      <p className="flex min-w-0 items-center justify-end gap-3 text-right text-lg leading-tight font-bold mobile:flex-col-reverse mobile:gap-1.5 mobile:text-center mobile:text-md">
        <span className="line-clamp-2">{match.home_participants_name}</span>
        <TeamBadge match={match} side="home" size={40} />
      </p>
      <p className="flex items-baseline gap-2 text-4xl font-extrabold" data-score>
        <b key={`h${score.home}`} className="min-w-9 animate-fade text-right font-extrabold">
          {score.home}
        </b>
        <span className="text-xl font-bold text-faint">:</span>
        <b key={`a${score.away}`} className="min-w-9 animate-fade font-extrabold">
          {score.away}
        </b>
      </p>
      <p className="flex min-w-0 items-center gap-3 text-lg leading-tight font-bold mobile:flex-col mobile:gap-1.5 mobile:text-center mobile:text-md">
        <TeamBadge match={match} side="away" size={40} />
        <span className="line-clamp-2">{match.away_participants_name}</span>
      </p>
      <p className="col-span-full mt-1.5 flex h-6 items-center justify-center gap-2 text-sm">
        {score.status === fixtureCode.live && <LiveMark />}
        <span className="font-semibold" data-period>
          {score.period.label}
        </span>
        {clock !== null && (
          <span className="min-w-11 font-semibold text-dim" data-clock>
            {clockText(clock)}
          </span>
        )}
        {state.kind !== 'open' && (
          <span className="animate-fade" data-stop>
            <Badge tone={state.kind === 'stopped' ? 'live' : 'plain'}>{state.text}</Badge>
          </span>
        )}
      </p>
      <MatchSummary match={match} now={now} state={state} />
    </div>
  )
}
