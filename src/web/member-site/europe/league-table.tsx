import type { Game } from '#contract/fixtures.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import type { GameGroup } from '#web/kit/board/game-groups.ts'
import { leagueTitle, PlayMark } from '#web/kit/board/league-words.tsx'
import { columnNames, type MainColumn } from '#web/kit/board/main-markets.ts'
import { StarButton } from '#web/kit/board/star-button.tsx'
import { toggleLeague, useFavourites } from '#web/kit/board/use-favourites.ts'
import { Flag } from '#web/kit/flag.tsx'
import { startOf } from '#web/kit/offered.ts'
import { SportIcon } from '#web/kit/sport-icon.tsx'
import { FixtureRow, tableClass } from './fixture-row.tsx'

type LeagueTableProps = {
  readonly group: GameGroup
  readonly closeSeconds: number
  readonly column: MainColumn
}

/** The fixtures of a league on a day, one a line, under the heads of their prices. */
export function LeagueTable({ group, closeSeconds, column }: LeagueTableProps) {
  const [first] = group.games
  if (!first) return null
  return (
    <section aria-label={leagueTitle(first)} className="card overflow-clip" data-league={first.league_id}>
      <header className="border-b border-line bg-s2">
        <LeagueHead game={first} />
        <div aria-hidden className={`${tableClass} pb-1.5 text-center text-xs text-dim mobile:hidden`}>
          <span />
          <span />
          <Heads
            names={
              first.markets.some(({ bets }) => bets.some(bet => bet.betName === 'X'))
                ? ['홈', '무', '원정']
                : ['홈', '', '원정']
            }
          />
          <Heads names={[`${columnNames.handicap} 홈`, '원정']} />
          <Heads names={['오버', '언더']} />
        </div>
      </header>
      {group.games.map(game => (
        <FixtureRow key={game.fixtureId} game={game} closeSeconds={closeSeconds} column={column} />
      ))}
    </section>
  )
}

const Heads = ({ names }: { readonly names: readonly string[] }) => (
  <span className={`grid gap-1 ${names.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
    {names.map(name => (
      <span key={name}>{name}</span>
    ))}
  </span>
)

function LeagueHead({ game }: { readonly game: Game }) {
  const startsAt = startOf(game)
  const { league_id: leagueId, sport_id: sportId, location_id: locationId } = game
  const chosen = useFavourites(({ leagues }) => leagues.some(league => league.leagueId === leagueId))
  return (
    <div className="flex h-9 items-center gap-2 px-3">
      <SportIcon sportId={sportId} size={16} />
      <Flag code={game.location_code} />
      <h2 className="min-w-0 truncate text-sm font-semibold">{leagueTitle(game)}</h2>
      <PlayMark note={game.replayOf} />
      <time className="ml-auto shrink-0 text-sm text-dim">
        {formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} ({weekdaySeoul(startsAt)})
      </time>
      <StarButton
        name={leagueTitle(game)}
        chosen={chosen}
        onToggle={() => toggleLeague({ leagueId, sportId, locationId, name: leagueTitle(game) })}
      />
    </div>
  )
}
