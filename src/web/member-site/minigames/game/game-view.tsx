import { useEffect } from 'react'
import type { OfferedRound, WireGame } from '#contract/minigame/minigames.ts'
import { SECOND } from '#domain/instant.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { useDocumentTitle } from '#web/client/navigation/use-document-title.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { OwnBets } from '../cart/own-bets.tsx'
import { PlacingParts } from '../cart/placing-parts.tsx'
import { roundStore } from '../cart/round-cart-store.ts'
import { useRoundTerms } from '../cart/round-terms.ts'
import { betsOn, ownPicksOn, untoldOf, useOwnBets } from '../cart/use-own-bets.ts'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { useHeldNews } from '../frame/use-held-news.ts'
import { usePlay } from '../frame/use-play.ts'
import { useScene } from '../frame/use-scene.ts'
import { MarketBoard } from '../markets/market-board.tsx'
import { ProofCard } from '../proof/proof-card.tsx'
import { RoundCard } from '../rounds/round-card.tsx'
import { useOverview } from '../rounds/use-overview.ts'
import { useCurrentRound, useRecentDraws } from '../rounds/use-rounds.ts'
import { RunChart } from '../run-chart/run-chart.tsx'
import { UpcomingEvents } from '../virtual/upcoming-events.tsx'
import { VirtualEventCard, withoutEventMarkets } from '../virtual/virtual-event-card.tsx'
import { GameHead } from './game-head.tsx'
import { ResultsTable } from './results-table.tsx'
import { useSetting } from './use-setting.ts'

type GameViewProps = { readonly game: WireGame; readonly games: readonly WireGame[] }

/** A game page: last draw, open round, and everything that belongs to it (MINI-086). */
export function GameView({ game, games }: GameViewProps) {
  const { gameId } = game
  const open = useSetting(game)
  useEffect(() => roundStore.enterPage(gameId), [gameId])
  useDocumentTitle(game.title)
  // Provides the server time.
  useOverview()
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-3" data-game-page={gameId}>
      <GameHead game={game} games={games} />
      {open && <Play game={game} />}
      <PlacingParts />
    </div>
  )
}

/** Duration of the longest animation in milliseconds, by product. */
const LONGEST_PLAY = { minigame: 10 * SECOND, virtual: 31 * SECOND } as const

function Play({ game }: { readonly game: WireGame }) {
  const { gameId, kind } = game
  const { answer, round } = useCurrentRound(gameId)
  const { data: recent } = useRecentDraws(gameId, round)
  const { data: bets } = useOwnBets(gameId)
  const slipsMax = useRoundTerms(terms => terms.slipsMax)
  const scene = useScene(kind)
  const isVirtual = productOfKind(kind) === 'virtual'
  const drawn = recent?.[0]
  const play = usePlay({
    id: drawn?.id ?? '',
    drawsAt: drawn?.drawsAt ?? 0,
    // While the scene is loading, a running draw stays hidden too.
    length: scene === undefined ? LONGEST_PLAY[productOfKind(kind)] : (scene?.length(drawn?.draw) ?? 0),
  })
  const untold = untoldOf(bets, drawn, play.isTold)
  useHeldNews(untold)
  // A draw whose animation runs is not shown elsewhere on the page.
  const told = (recent ?? []).slice(play.isTold ? 0 : 1)
  const own = ownPicksOn(bets, round?.id)
  return (
    <>
      <div className="card grid grid-cols-[minmax(0,1fr)_178px] overflow-hidden mobile:grid-cols-[minmax(0,1fr)]">
        <div className="contents mobile:[&>*:last-child]:order-first">
          <SceneFrame game={game} drawn={drawn} scene={scene} play={play} bets={betsOn(bets, drawn?.id)} />
          <RoundCard game={game} round={round} />
        </div>
      </div>
      {isVirtual && <VirtualEventCard game={game} round={round} own={own} />}
      <Markets
        kind={kind}
        round={round && withoutEventMarkets(game, round)}
        isPending={answer.isPending}
        own={own}
      />
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-[minmax(0,1fr)]">
        <OwnBets round={round} slipsMax={slipsMax} bets={bets} untold={untold} />
        <ProofCard gameId={gameId} round={round} drawn={told[0]} />
      </div>
      <ResultsTable gameId={gameId} kind={kind} recent={recent && told} />
      {isVirtual && <UpcomingEvents game={game} />}
      {round && <RunChart markets={round.markets} recent={told} />}
    </>
  )
}

type MarketsProps = {
  readonly kind: string
  readonly round: OfferedRound | undefined
  readonly isPending: boolean
  readonly own: ReadonlySet<string>
}

function Markets({ kind, round, isPending, own }: MarketsProps) {
  if (round && round.markets.length > 0) return <MarketBoard kind={kind} round={round} own={own} />
  if (isPending || round) return <Skeleton className="h-80" />
  return (
    <div className="card">
      <EmptyState
        title="지금은 진행 중인 회차가 없습니다."
        hint="다음 회차가 열리면 이곳에 바로 표시됩니다."
      />
    </div>
  )
}
