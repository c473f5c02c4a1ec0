import type { ReactNode } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LeagueTitle, leagueTitle, PlayMark } from '../finding/league-words.tsx'
import { StarButton } from '../finding/star-button.tsx'
import { toggleLeague, useFavourites } from '../finding/use-favourites.ts'
import { columnNames } from '../markets/main-markets.ts'

type LeagueFrameProps = {
  /** Games of one league. */
  readonly games: readonly Game[]
  /** The grid of its rows: start, teams, three kinds of price, links. */
  readonly rowClass: string
  /** Note next to the league's name. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The matches of a league, one per row, under its name, star and column heads (handbook 2.1). */
export function LeagueFrame({ games, rowClass, note, children }: LeagueFrameProps) {
  const [first] = games
  if (!first) return null
  const hasDraw = games.some(({ markets }) =>
    markets.some(({ bets }) => bets.some(({ betName }) => betName === 'X')),
  )
  return (
    <section
      aria-label={leagueTitle(first)}
      className="card @container overflow-clip"
      data-league={first.league_id}
    >
      <header className="border-b border-line bg-s2">
        <LeagueHead game={first} note={note} />
        <div aria-hidden className={`${rowClass} pb-1.5 text-center text-xs text-dim mobile:hidden`}>
          <span />
          <span className="tight:hidden" />
          <Heads names={['홈', hasDraw ? '무' : '', '원정']} />
          <Heads names={[`${columnNames.handicap} 홈`, '원정']} />
          <Heads names={['오버', '언더']} />
        </div>
      </header>
      {children}
    </section>
  )
}

function LeagueHead({ game, note }: { readonly game: Game; readonly note: ReactNode }) {
  const { league_id: leagueId, sport_id: sportId, location_id: locationId } = game
  const chosen = useFavourites(({ leagues }) => leagues.some(league => league.leagueId === leagueId))
  const name = leagueTitle(game)
  return (
    <div className="flex h-9 items-center gap-2 pr-2 pl-3">
      <SportIcon sportId={sportId} size={16} />
      <Flag code={game.location_code} />
      <LeagueTitle>{name}</LeagueTitle>
      <PlayMark note={game.replayOf} />
      <div className="ml-auto shrink-0 text-sm text-dim">{note}</div>
      <StarButton
        name={name}
        chosen={chosen}
        onToggle={() => toggleLeague({ leagueId, sportId, locationId, name })}
      />
    </div>
  )
}

const Heads = ({ names }: { readonly names: readonly string[] }) => (
  <span className={`grid gap-1 ${names.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
    {names.map(name => (
      <span key={name}>{name}</span>
    ))}
  </span>
)
