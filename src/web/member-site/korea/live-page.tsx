import { silentFor, useConnectionSilent } from '#web/client/live/live.ts'
import { StaleNote } from '#web/kit/overlays/stale-note.tsx'
import { groupByLeague } from '#web/sport/board/games/game-groups.ts'
import { LagNote } from '#web/sport/match/lag-note.tsx'
import { unsteadyText } from '#web/sport/prices/unsteady-text.ts'
import { LeagueCard } from './game-group.tsx'
import { type GamesProps, KoreaBoardPage } from './korea-board-page.tsx'
import { LiveGameRows } from './live-game-rows.tsx'
import { useRunning } from './use-running.ts'

/**
 * `/korea/live`: live games in rows, with the live limits and the in-play pick rule (ROUTE-041, handbook
 * 1.1).
 */
export const Page = () => (
  <>
    <StaleNote text={useConnectionSilent() ? unsteadyText : undefined} />
    <KoreaBoardPage
      type="live"
      title="라이브"
      note=""
      lead={<LagNote silentFor={silentFor} />}
      RunningGames={RunningGames}
    />
  </>
)

function RunningGames({ games, late, onMore }: GamesProps) {
  const runningOf = useRunning()
  const silent = useConnectionSilent()
  return groupByLeague(games, late).map(({ key, games: members }) => {
    const [first] = members
    if (!first) return null
    return (
      <LeagueCard key={key} game={first} aside={`${members.length}경기`}>
        {members.map(game => (
          <LiveGameRows
            key={game.fixtureId}
            game={game}
            running={runningOf(game)}
            silent={silent}
            onMore={onMore}
          />
        ))}
      </LeagueCard>
    )
  })
}
