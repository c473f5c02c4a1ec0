import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { clockText } from '#web/kit/time/time.ts'
import { useMatchClock, useScore } from '../match/use-score.ts'
import { ScoredSide } from './scored-side.tsx'

type MatchTileProps = { readonly game: RunningGame; readonly loadedAt: number }

/** A running match in three short lines, for lists to choose from: period and clock, and both sides. */
export function MatchTile({ game, loadedAt }: MatchTileProps) {
  const { home, away, period } = useScore(game, loadedAt)
  const clock = useMatchClock(game, loadedAt)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm leading-5">
      <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-dim">
        <SportIcon sportId={game.sport_id} size={13} />
        <span className="font-bold text-live">{period.label}</span>
        {clock !== null && <span>{clockText(clock)}</span>}
        <span className="ml-auto min-w-0 truncate pl-1">{game.league_name}</span>
      </span>
      <ScoredSide match={game} side="home" score={home} against={away} size="sm" />
      <ScoredSide match={game} side="away" score={away} against={home} size="sm" />
    </span>
  )
}
