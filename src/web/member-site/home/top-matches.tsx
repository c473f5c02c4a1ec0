import { fixtureContract } from '#contract/fixtures.ts'
import { useCall } from '#web/client/api/api.ts'
import { LeagueName, Start } from './match-line.tsx'
import { OddsLinks } from './odds-link.tsx'
import { useOpenGames } from './open-games.ts'
import { Panel, PanelWait } from './panel.tsx'

const shownMax = 4

/** The matches of the greatest leagues. */
export function TopMatches() {
  const { data, isPending } = useCall(fixtureContract.topEvents, undefined, { refetchInterval: 60_000 })
  const games = useOpenGames(data ?? [], shownMax)
  if (!isPending && games.length === 0) return null
  return (
    <Panel title="주요경기">
      {isPending && <PanelWait rows={shownMax} className="my-3 h-[78px]" />}
      <ul data-top-matches>
        {games.map(game => (
          <li
            key={game.fixtureId}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line px-4 py-3 text-sm first:border-t-0"
          >
            <div className="flex items-center justify-between gap-3">
              <Start game={game} />
              <LeagueName game={game} />
            </div>
            <OddsLinks game={game} stacked />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
