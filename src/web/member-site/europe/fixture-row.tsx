import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { MatchRow } from '#web/sport/board/games/match-row.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'

/** Columns of a league's table: time, teams, three market kinds, links. */
export const tableClass =
  'grid grid-cols-[80px_minmax(0,1fr)_150px_160px_160px_68px] items-center gap-x-2 px-2.5 tight:grid-cols-[80px_minmax(0,9fr)_minmax(0,8fr)_minmax(0,8fr)_68px] mobile:px-3'

type FixtureRowProps = {
  readonly game: Game
  readonly closeSeconds: number
  /** The market kind shown on a phone. */
  readonly column: MainColumn
}

/** A fixture in one row with its main odds; its name links to all markets. */
export const FixtureRow = memo(function FixtureRow({ game, closeSeconds, column }: FixtureRowProps) {
  const closed = useIsClosed(game, closeSeconds)
  return (
    <MatchRow game={game} column={column} closed={closed} className={`${tableClass} py-1`}>
      <Kickoff game={game} />
      <Teams game={game} />
    </MatchRow>
  )
})

function Kickoff({ game }: { readonly game: Game }) {
  const startsAt = startOf(game)
  const left = useClock(now => untilStart(startsAt, now))
  return (
    <p className="shrink-0 text-xs leading-tight text-dim mobile:w-11">
      <StartTime
        at={startsAt}
        className="block text-sm leading-4 font-bold text-text desktop:whitespace-nowrap"
      />
      <span className="block truncate">{left}</span>
    </p>
  )
}

/** Home above away; both together link to the fixture. */
function Teams({ game }: { readonly game: Game }) {
  return (
    <Link
      to="."
      search={withFixture(game.fixtureId)}
      resetScroll
      className="min-w-0 flex-1 py-0.5 text-sm leading-5 font-semibold hover:text-jade"
    >
      <span className="flex items-center gap-1.5">
        <TeamBadge match={game} side="home" size={18} />
        <span className="min-w-0 truncate">{game.home_participants_name}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <TeamBadge match={game} side="away" size={18} />
        <span className="min-w-0 truncate">{game.away_participants_name}</span>
      </span>
    </Link>
  )
}
