import type { RunningGame } from '#contract/inplay.ts'
import { LeagueFrame } from '#web/sport/board/games/league-frame.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { InplayRow, rowClass } from './inplay-row.tsx'

type LeagueSectionProps = {
  readonly group: { readonly games: readonly RunningGame[] }
  readonly loadedAt: number
  readonly column: MainColumn
  readonly stale: boolean
}

/** The live matches of a league. */
export const LeagueSection = ({ group: { games }, ...rest }: LeagueSectionProps) => (
  <LeagueFrame games={games} rowClass={rowClass}>
    {games.map(game => (
      <InplayRow key={game.fixtureId} game={game} {...rest} />
    ))}
  </LeagueFrame>
)
