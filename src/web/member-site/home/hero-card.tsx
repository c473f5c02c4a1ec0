import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { matchText, type Selection } from '#domain/slip/selection.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'
import { sideName } from '#web/sport/tracker/sides.ts'
import { HomePrices } from './home-prices.tsx'
import { Start } from './match-line.tsx'
import { matchPath } from './match-path.ts'

type HeroCardProps = {
  readonly game: Game
  readonly className: string
  readonly onPick: (selection: Selection) => void
}

/** A top match: shields, kick-off and odds; the title links to all its markets. */
export function HeroCard({ game, className, onPick }: HeroCardProps) {
  const closed = useIsClosed(game, useCloseSeconds())
  const name = matchText(game.home_participants_name, game.away_participants_name)
  return (
    <article
      aria-label={name}
      className={classNames(
        'card grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] px-3.5 pt-3',
        className,
      )}
      data-fixture={game.fixtureId}
    >
      <header className="flex items-center gap-1.5 text-xs text-dim">
        <SportIcon sportId={game.sport_id} size={15} />
        <Flag code={game.location_code} />
        <span className="min-w-0 flex-1 truncate">{game.league_name}</span>
        <Start game={game} />
      </header>
      <Link
        {...matchPath.before(game.fixtureId)}
        className="group relative grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 rounded-md -outline-offset-2"
      >
        <Side game={game} side="home" />
        <span className="text-xs text-dim"> VS </span>
        <Side game={game} side="away" />
        <span className="sr-only"> 모든 베팅</span>
      </Link>
      <HomePrices game={game} closed={closed} onPick={onPick} stacked />
      <Link
        {...matchPath.before(game.fixtureId)}
        className="flex h-9 items-center justify-end gap-0.5 text-xs text-dim -outline-offset-2 hover:text-text mobile:h-11"
      >
        <span className="sr-only">{name} </span>
        다른 베팅 더보기
        <ChevronRight aria-hidden size={13} />
      </Link>
    </article>
  )
}

const Side = ({ game, side }: { readonly game: Game; readonly side: 'home' | 'away' }) => (
  <span className="grid min-w-0 justify-items-center gap-1.5 text-center">
    <TeamBadge match={game} side={side} size={52} />
    <span className="line-clamp-2 min-h-9 text-sm leading-[18px] font-bold text-balance group-hover:text-jade">
      {sideName(game, side)}
    </span>
  </span>
)
