import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { DrawnRound, OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import { VIRTUAL_GROUP, type VirtualSport, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { useDocumentTitle } from '#web/client/navigation/use-document-title.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import type { RoundPick } from '../cart/round-slip.ts'
import { GameBetting, usePressedGame } from '../cart/several-games.tsx'
import { ownPicksOn, useOwnBets } from '../cart/use-own-bets.ts'
import { LastDraw, Remaining, TimeBar } from '../overview/last-draw.tsx'
import { pathOfGame, sportPath } from '../overview/places.ts'
import { useOverview } from '../rounds/use-overview.ts'
import { useCurrentRound } from '../rounds/use-rounds.ts'
import { UpcomingEvents } from './upcoming-events.tsx'
import { EventPrices } from './virtual-event-card.tsx'

type SportViewProps = { readonly sport: VirtualSport; readonly games: readonly WireGame[] }

const chipClass =
  'inline-flex h-9 shrink-0 items-center rounded-full border border-line bg-s1 px-3.5 text-sm font-medium text-dim hover:border-edge hover:text-text aria-[current=page]:border-invert aria-[current=page]:bg-invert aria-[current=page]:font-bold aria-[current=page]:text-invert-ink mobile:h-11'

/**
 * A virtual sport: its venues, each with the event that is open for bets and its prices first, then the
 * last draw and the next events (VIRT-001 to VIRT-004).
 */
export function SportView({ sport, games }: SportViewProps) {
  const { data } = useOverview()
  const { title = '', kind } = virtualSports.find(({ key }) => key === sport) ?? {}
  const venues = games.filter(game => game.kind === kind)
  const { pressed, press } = usePressedGame()
  const betting = pressed ?? venues.find(({ state }) => state === 'open')
  useDocumentTitle(title)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 mobile:gap-2.5" data-virtual-sport={sport}>
      <header className="flex min-h-10 flex-wrap items-baseline gap-x-3 mobile:min-h-0">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-dim mobile:text-sm">
          경기장마다 3분에 한 경기씩 열리며, 시작 10초 전에 마감합니다.
        </p>
      </header>
      <nav
        aria-label="가상스포츠 종목"
        className="scroll-quiet flex flex-wrap gap-1.5 mobile:flex-nowrap mobile:overflow-x-auto"
      >
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
        const last = data?.games.find(({ gameId }) => gameId === game.gameId)?.last
        return <Venue key={game.gameId} game={game} last={data && (last ?? null)} onPress={press} />
      })}
      {betting && <GameBetting game={betting} />}
    </div>
  )
}

type VenueProps = {
  readonly game: WireGame
  readonly last: DrawnRound | null | undefined
  readonly onPress: (game: WireGame, pick: RoundPick) => void
}

function Venue({ game, last, onPress }: VenueProps) {
  const { gameId, kind } = game
  const { answer, round } = useCurrentRound(gameId)
  const { data: bets } = useOwnBets(gameId)
  return (
    <section aria-label={game.title} className="grid grid-cols-[minmax(0,1fr)] gap-2.5" data-venue={gameId}>
      <div className="card min-w-0">
        <VenueHead game={game} round={round} />
        {round ? (
          <EventPrices
            game={game}
            round={round}
            own={ownPicksOn(bets, round.id)}
            onPick={pick => onPress(game, pick)}
          />
        ) : answer.isPending ? (
          <Skeleton className="m-4 h-28 mobile:mx-3" />
        ) : (
          <p className="px-4 py-5 text-sm text-dim mobile:px-3">지금은 베팅할 수 있는 경기가 없습니다.</p>
        )}
        <div className="border-t border-line px-4 py-1.5 mobile:px-3">
          <LastDraw kind={kind} last={last} />
        </div>
      </div>
      <UpcomingEvents game={game} />
    </section>
  )
}

/** Name of the venue, its open event, and the time left to bet. */
const VenueHead = ({
  game,
  round,
}: Pick<VenueProps, 'game'> & { readonly round: OfferedRound | undefined }) => (
  <header className="grid">
    <div className="flex min-h-11 items-center gap-2 px-4 mobile:px-3">
      <h2 className="min-w-0 text-md">
        <Link to={pathOfGame(game)} className="hit flex items-center gap-0.5 hover:text-jade">
          <span className="truncate">{game.title}</span>
          <ChevronRight aria-hidden size={16} className="shrink-0 text-dim" />
        </Link>
      </h2>
      {round && <span className="text-sm text-dim">{`${round.round}회차`}</span>}
      <span className="ml-auto shrink-0">{round && <Remaining round={round} />}</span>
    </div>
    <TimeBar round={round} />
  </header>
)
