import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import type { GameGroup } from '#web/sport/board/games/game-groups.ts'
import { LeagueFrame } from '#web/sport/board/games/league-frame.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { FixtureRow, tableClass } from './fixture-row.tsx'

type LeagueTableProps = {
  readonly group: GameGroup
  readonly closeSeconds: number
  readonly column: MainColumn
}

/** The fixtures of a league on a day. */
export function LeagueTable({ group: { games }, ...rest }: LeagueTableProps) {
  const [first] = games
  if (!first) return null
  const startsAt = startOf(first)
  const day = `${formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} (${weekdaySeoul(startsAt)})`
  return (
    <LeagueFrame games={games} rowClass={tableClass} note={<time>{day}</time>}>
      {games.map(game => (
        <FixtureRow key={game.fixtureId} game={game} {...rest} />
      ))}
    </LeagueFrame>
  )
}
