import type { ReactNode } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LeagueTitle, leagueTitle, PlayMark } from '#web/sport/board/finding/league-words.tsx'
import type { GameGroup as Group } from '#web/sport/board/games/game-groups.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { GameRows } from './game-rows.tsx'

type GameGroupProps = {
  readonly group: Group
  readonly closeSeconds: number
  readonly onMore: (game: Game) => void
  readonly oneLine?: boolean | undefined
}

/** The games of a league on a day. */
export function GameGroup({ group, ...rows }: GameGroupProps) {
  const [first] = group.games
  if (!first) return null
  const startsAt = startOf(first)
  return (
    <LeagueCard
      game={first}
      aside={
        <time>
          {formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} ({weekdaySeoul(startsAt)})
        </time>
      }
    >
      {group.games.map(game => (
        <GameRows key={game.fixtureId} game={game} {...rows} />
      ))}
    </LeagueCard>
  )
}

type LeagueCardProps = {
  /** Any game of the league. */
  readonly game: Game
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Games under the name of their league. */
export const LeagueCard = ({ game, aside, children }: LeagueCardProps) => (
  <section aria-label={leagueTitle(game)} className="card overflow-clip" data-league={game.league_id}>
    <header className="flex h-10 items-center gap-2 border-b border-line bg-s2 px-3.5 mobile:px-3">
      <SportIcon sportId={game.sport_id} size={16} />
      <Flag code={game.location_code} />
      <LeagueTitle>{leagueTitle(game)}</LeagueTitle>
      <PlayMark note={game.replayOf} />
      <span className="ml-auto shrink-0 text-sm text-dim">{aside}</span>
    </header>
    {children}
  </section>
)
