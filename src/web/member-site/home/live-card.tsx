import type { LiveGame } from '#contract/fixtures.ts'
import { LiveMark } from '#web/kit/display/badge.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useScore } from '#web/sport/match/use-score.ts'

type LiveCardProps = { readonly game: LiveGame; readonly loadedAt: number }

/** One match being played: league, period and clock, the two sides with their score. */
export function LiveCard({ game, loadedAt }: LiveCardProps) {
  const { home, away, period, seconds } = useScore(game, loadedAt)
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-2 p-3.5" data-live-game={game.fixtureId}>
      <header className="flex items-center gap-2 text-xs text-dim">
        <Flag code={game.location_code} />
        <span className="min-w-0 truncate">{game.league_name}</span>
        <span className="shrink-0 font-semibold text-text" data-period>
          {period.label}
          {seconds !== null && ` ${Math.floor(seconds / 60)}′`}
        </span>
        <span className="ml-auto shrink-0">
          <LiveMark />
        </span>
      </header>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Side name={game.home_participants_name} score={home} leads={home > away} />
        <Side name={game.away_participants_name} score={away} leads={away > home} />
      </dl>
      {game.replayOf && <p className="text-xs text-dim">{game.replayOf}</p>}
    </article>
  )
}

type SideProps = { readonly name: string; readonly score: number; readonly leads: boolean }

const Side = ({ name, score, leads }: SideProps) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className={classNames('min-w-0 truncate', leads ? 'font-bold' : 'font-medium')}>{name}</dt>
    <dd key={score} className="animate-fade text-xl font-bold" data-score>
      {score}
    </dd>
  </div>
)
