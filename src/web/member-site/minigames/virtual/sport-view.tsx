import { Link } from '@tanstack/react-router'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { VIRTUAL_GROUP, type VirtualSport, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { useDocumentTitle } from '#web/client/navigation/use-document-title.ts'
import { EmptyState } from '#web/kit/display/states.tsx'
import { GameTile } from '../overview/game-tile.tsx'
import { sportPath } from '../overview/places.ts'
import { useOverview } from '../rounds/use-overview.ts'
import { UpcomingEvents } from './upcoming-events.tsx'

type SportViewProps = { readonly sport: VirtualSport; readonly games: readonly WireGame[] }

const chipClass =
  'inline-flex h-9 items-center rounded-full border border-line bg-s1 px-3.5 text-sm font-medium text-dim hover:border-edge hover:text-text aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink mobile:h-11'

/** A virtual sport: its venues, their last draws, and their next events (VIRT-001 to VIRT-004). */
export function SportView({ sport, games }: SportViewProps) {
  const { data } = useOverview()
  const { title = '', kind } = virtualSports.find(({ key }) => key === sport) ?? {}
  const venues = games.filter(game => game.kind === kind)
  useDocumentTitle(title)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-virtual-sport={sport}>
      <header className="flex min-h-10 flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-dim">경기장마다 3분에 한 경기씩 열리며, 시작 10초 전에 마감합니다.</p>
      </header>
      <nav aria-label="가상스포츠 종목" className="flex flex-wrap gap-1.5">
        {virtualSports.map(one => (
          <Link
            key={one.key}
            to={sportPath(one.key)}
            aria-current={one.key === sport ? 'page' : undefined}
            className={chipClass}
          >
            {one.title}
          </Link>
        ))}
        <Link to={`/minigame/${VIRTUAL_GROUP}`} activeOptions={{ exact: true }} className={chipClass}>
          전체
        </Link>
      </nav>
      {venues.length === 0 && (
        <div className="card">
          <EmptyState title="아직 열린 경기장이 없습니다." />
        </div>
      )}
      {venues.map(game => {
        const own = data?.games.find(({ gameId }) => gameId === game.gameId)
        return (
          <section
            key={game.gameId}
            aria-label={game.title}
            className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
          >
            <ul className="grid">
              <GameTile game={game} round={own?.round} last={own?.last} />
            </ul>
            <UpcomingEvents game={game} />
          </section>
        )
      })}
    </div>
  )
}
