import { History } from 'lucide-react'
import type { Game } from '#contract/fixtures.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { Flag } from '#web/kit/flag.tsx'
import { startOf } from '#web/kit/offered.ts'
import { SportIcon } from '#web/kit/sport-icon.tsx'
import type { GameGroup as Group } from './game-groups.ts'
import { GameRows } from './game-rows.tsx'

type GameGroupProps = {
  readonly group: Group
  readonly closeSeconds: number
  readonly onMore: (game: Game) => void
}

/** The games of one league on one day. */
export function GameGroup({ group, closeSeconds, onMore }: GameGroupProps) {
  const [first] = group.games
  if (!first) return null
  const startsAt = startOf(first)
  return (
    <section aria-label={leagueTitle(first)} className="card overflow-clip" data-league={first.league_id}>
      <header className="flex h-10 items-center gap-2 border-b border-line bg-s2 px-3.5 mobile:px-3">
        <SportIcon sportId={first.sport_id} size={16} />
        <Flag code={first.location_code} />
        <h2 className="min-w-0 truncate text-sm font-semibold">{leagueTitle(first)}</h2>
        {first.replayOf !== null && <ReplayMark />}
        <time className="ml-auto shrink-0 text-sm text-dim">
          {formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} ({weekdaySeoul(startsAt)})
        </time>
      </header>
      {group.games.map(game => (
        <GameRows key={game.fixtureId} game={game} closeSeconds={closeSeconds} onMore={onMore} />
      ))}
    </section>
  )
}

/** "프랑스 리그 1": the place before the league, unless its name says it already. */
const leagueTitle = ({ location_name, league_name }: Game): string =>
  league_name.includes(location_name) ? league_name : `${location_name} ${league_name}`

/** Play data: a real match is played again. */
export function ReplayMark() {
  return (
    <span
      title="실제로 있었던 경기를 그때의 배당과 결과로 다시 진행합니다."
      className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-s3 px-1.5 py-0.5 text-xs font-medium text-dim"
    >
      <History aria-hidden size={12} />
      실경기 재현
    </span>
  )
}
