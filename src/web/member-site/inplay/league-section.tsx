import { leagueTitle, PlayMark } from '#web/kit/board/league-words.tsx'
import { columnNames, type MainColumn } from '#web/kit/board/main-markets.ts'
import type { LeagueGroup } from '#web/kit/board/running-sports.ts'
import { StarButton } from '#web/kit/board/star-button.tsx'
import { toggleLeague, useFavourites } from '#web/kit/board/use-favourites.ts'
import { Flag } from '#web/kit/flag.tsx'
import { SportIcon } from '#web/kit/sport-icon.tsx'
import { InplayRow, rowClass } from './inplay-row.tsx'

type LeagueSectionProps = {
  readonly group: LeagueGroup
  readonly loadedAt: number
  readonly column: MainColumn
  readonly stale: boolean
}

/** The running matches of a league, one a line, under the heads of their prices. */
export function LeagueSection({ group: { games }, ...rest }: LeagueSectionProps) {
  const [first] = games
  const chosen = useFavourites(({ leagues }) => leagues.some(({ leagueId }) => leagueId === first?.league_id))
  if (!first) return null
  const { league_id: leagueId, sport_id: sportId, location_id: locationId } = first
  const title = leagueTitle(first)
  const hasDraw = games.some(({ markets }) =>
    markets.some(({ bets }) => bets.some(({ betName }) => betName === 'X')),
  )
  return (
    <section aria-label={title} className="card overflow-clip" data-league={leagueId}>
      <header className="border-b border-line bg-s2">
        <div className="flex h-9 items-center gap-2 pr-2 pl-3">
          <SportIcon sportId={sportId} size={16} />
          <Flag code={first.location_code} />
          <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</h2>
          <PlayMark note={first.replayOf} />
          <StarButton
            name={title}
            chosen={chosen}
            onToggle={() => toggleLeague({ leagueId, sportId, locationId, name: title })}
          />
        </div>
        <div aria-hidden className={`${rowClass} pb-1.5 text-center text-xs text-dim mobile:hidden`}>
          <span />
          <span />
          <Heads names={['홈', hasDraw ? '무' : '', '원정']} />
          <Heads names={[`${columnNames.handicap} 홈`, '원정']} />
          <Heads names={['오버', '언더']} />
        </div>
      </header>
      {games.map(game => (
        <InplayRow key={game.fixtureId} game={game} {...rest} />
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
