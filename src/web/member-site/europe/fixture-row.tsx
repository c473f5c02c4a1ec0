import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { isOpenForPrematch } from '#domain/fixtures/closing.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { matchText } from '#domain/slip/selection.ts'
import { GameWays } from '#web/kit/board/game-ways.tsx'
import { type MainColumn, mainColumns, mainMarkets } from '#web/kit/board/main-markets.ts'
import { PriceCells } from '#web/kit/board/price-cells.tsx'
import { useLayoutMode } from '#web/kit/layout-mode.ts'
import { startOf } from '#web/kit/offered.ts'
import { useClock } from '#web/kit/use-clock.ts'

/** The columns of a league's table: time, teams, three kinds of price, the ways on. */
export const tableClass =
  'grid grid-cols-[44px_minmax(0,1fr)_160px_164px_164px_68px] items-center gap-x-2 px-2.5 mobile:px-3'

type FixtureRowProps = {
  readonly game: Game
  readonly closeSeconds: number
  /** The kind of price that a phone shows. */
  readonly column: MainColumn
}

/** A fixture in one line: its main prices, and behind its name all of them. */
export const FixtureRow = memo(function FixtureRow({ game, closeSeconds, column }: FixtureRowProps) {
  const mobile = useLayoutMode() === 'mobile'
  const startsAt = startOf(game)
  const closed = useClock(now => !isOpenForPrematch({ startsAt, play: 'before' }, now, closeSeconds))
  const markets = mainMarkets(game)
  const cells = (of: MainColumn) => (
    <PriceCells key={of} game={game} column={of} market={markets.get(of)} closed={closed} />
  )
  const match = matchText(game.home_participants_name, game.away_participants_name)
  if (mobile) {
    return (
      <article
        aria-label={match}
        data-fixture={game.fixtureId}
        className="border-b border-line p-3 last:border-0"
      >
        <div className="flex items-center gap-2 pb-2">
          <Kickoff game={game} />
          <Teams game={game} />
          <GameWays game={game} />
        </div>
        {cells(column)}
      </article>
    )
  }
  return (
    <article
      aria-label={match}
      data-fixture={game.fixtureId}
      className={`${tableClass} border-b border-line py-1 last:border-0 hover:bg-s2/40`}
    >
      <Kickoff game={game} />
      <Teams game={game} />
      {mainColumns.map(cells)}
      <GameWays game={game} />
    </article>
  )
})

function Kickoff({ game }: { readonly game: Game }) {
  const startsAt = startOf(game)
  const left = useClock(now => untilStart(startsAt, now))
  return (
    <p className="shrink-0 text-xs leading-tight text-dim mobile:w-11">
      <time dateTime={new Date(startsAt).toISOString()} className="block text-sm font-bold text-text">
        {formatSeoul(startsAt, 'HH:mm')}
      </time>
      <span className="block truncate">{left}</span>
    </p>
  )
}

/** Home over away; the whole name is the way to the fixture. */
function Teams({ game }: { readonly game: Game }) {
  return (
    <Link
      to="."
      search={(old: Record<string, unknown>) => ({ ...old, fixture: String(game.fixtureId) })}
      resetScroll
      className="min-w-0 flex-1 py-0.5 text-sm leading-5 font-semibold hover:text-jade"
    >
      <span className="block truncate">{game.home_participants_name}</span>
      <span className="block truncate">{game.away_participants_name}</span>
    </Link>
  )
}
