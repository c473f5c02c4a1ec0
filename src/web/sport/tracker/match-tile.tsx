import type { RunningGame } from '#contract/inplay.ts'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { clockText } from '../match/match-clock.ts'
import { useMatchClock, useScore } from '../match/use-score.ts'
import { TeamBadge } from '../teams/team-badge.tsx'
import { sideName } from './sides.ts'

type MatchTileProps = { readonly game: RunningGame; readonly loadedAt: number }

/** A running match in three short lines, for lists that one chooses from: where in the match, and both sides. */
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
      <Side game={game} side="home" score={home} leads={home > away} />
      <Side game={game} side="away" score={away} leads={away > home} />
    </span>
  )
}

type SideProps = {
  readonly game: RunningGame
  readonly side: 'home' | 'away'
  readonly score: number
  readonly leads: boolean
}

const Side = ({ game, side, score, leads }: SideProps) => (
  <span className="flex items-center gap-1.5">
    <TeamBadge match={game} side={side} size={16} />
    <span className={classNames('min-w-0 flex-1 truncate', leads ? 'font-bold' : 'font-medium')}>
      {sideName(game, side)}
    </span>
    <b key={score} className={classNames('animate-fade', leads ? 'text-text' : 'text-dim')}>
      {score}
    </b>
  </span>
)
