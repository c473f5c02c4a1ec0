import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { LobbyGame, WireGame, WireRound } from '#contract/minigame/minigames.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { toggleGame, useFavourites } from '#web/sport/board/finding/use-favourites.ts'
import { PickTile, picksOf } from '../markets/pick-tile.tsx'
import { useHouseClock } from '../rounds/house-clock.ts'
import { phaseOf } from '../rounds/use-rounds.ts'
import { ResultDot } from '../run-chart/result-dot.tsx'
import { GameTitle } from './game-title.tsx'
import { LastDraw, Remaining, TimeBar } from './last-draw.tsx'
import { pathOfGame } from './places.ts'
import type { LobbyView } from './use-lobby.ts'

type LobbyCardProps = { readonly game: WireGame; readonly view: LobbyView }

/**
 * A game at a glance: kind and length, time left, the last five results and two prices, which go to the
 * cart. The card opens the game. Virtual sports show their last draw instead.
 */
export function LobbyCard({ game, view }: LobbyCardProps) {
  const now = view.nowOf(game)
  const round = game.state === 'open' ? now?.round : undefined
  const offer = view.lobby?.games.find(({ gameId }) => gameId === game.gameId)
  const own = (view.lobby?.own ?? []).filter(({ fixtureId }) => fixtureId === round?.id)
  return (
    <li
      data-game={game.gameId}
      className="card relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-1 overflow-hidden hover:border-edge mobile:grid-cols-[minmax(0,1fr)_auto_auto] mobile:items-center"
    >
      <div className="grid min-w-0 content-start gap-1 pt-2.5 pl-3.5 mobile:py-2 mobile:pl-3">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to={pathOfGame(game)}
            className="truncate font-bold -outline-offset-2 after:absolute after:inset-0 after:rounded-lg hover:text-jade"
          >
            <GameTitle game={game} />
          </Link>
          {own.length > 0 && <Badge tone="jade">내 베팅</Badge>}
        </div>
        <p className="flex min-h-5 min-w-0 items-center gap-2 text-sm whitespace-nowrap text-dim">
          {game.state !== 'open' && <Badge tone="gold">{stateWords[game.state]}</Badge>}
          {round && <Remaining round={round} />}
          {offer && <span className="truncate text-xs">{offer.market.marketNameKorean}</span>}
        </p>
        {productOfKind(game.kind) === 'minigame' && (
          <LastResults offer={offer} isLoading={view.lobby === undefined} />
        )}
      </div>
      <FavouriteStar game={game} />
      {productOfKind(game.kind) === 'virtual' ? (
        <div className="col-span-full px-3.5 pb-2.5">
          <LastDraw kind={game.kind} last={now?.last} />
        </div>
      ) : (
        <Prices game={game} round={round} offer={offer} own={own} view={view} />
      )}
      <div className="absolute inset-x-0 bottom-0">
        <TimeBar round={round} />
      </div>
    </li>
  )
}

const stateWords = { closed: '휴장', maintenance: '점검중' } as const

function FavouriteStar({ game: { gameId, title } }: { readonly game: WireGame }) {
  const chosen = useFavourites(({ games }) => games.includes(gameId))
  return (
    <div className="relative pt-1 pr-1 mobile:order-last mobile:p-0">
      <IconButton label={`${title} 즐겨찾기`} pressed={chosen} onClick={() => toggleGame(gameId)}>
        <Star aria-hidden size={16} {...(chosen && { fill: 'currentColor' })} />
      </IconButton>
    </div>
  )
}

type LastResultsProps = { readonly offer: LobbyGame | undefined; readonly isLoading: boolean }

/** The results of the card's market in the last draws, the newest at the right. */
function LastResults({ offer, isLoading }: LastResultsProps) {
  const last = offer?.last ?? []
  const words = last.flatMap(({ pick }) => offer?.market.bets.find(({ betName }) => betName === pick) ?? [])
  if (isLoading) return <Skeleton className="h-[22px] w-28" />
  if (!offer || words.length === 0) return <p className="h-[22px] text-xs text-dim">아직 결과가 없습니다.</p>
  return (
    <div
      role="img"
      aria-label={`${offer.market.marketNameKorean} 최근 결과, 새 결과부터: ${words.map(({ betNameKorean }) => betNameKorean).join(', ')}`}
      className="flex h-[22px] items-center gap-1.5"
      data-last-results={last[0]?.id}
    >
      {last.toReversed().map(({ id, pick, round }) => (
        <ResultDot
          key={id}
          bets={offer.market.bets}
          pick={pick}
          round={round}
          isNewest={id === last[0]?.id}
        />
      ))}
    </div>
  )
}

type PricesProps = LobbyCardProps & {
  readonly round: WireRound | null | undefined
  readonly offer: LobbyGame | undefined
  readonly own: readonly { readonly market: string; readonly pick: string }[]
}

/** Number of prices on a card. */
const PRICES = 2

/** The first prices of the card's market, for the running round. */
function Prices({ game, round, offer, own, view }: PricesProps) {
  const closed = useHouseClock(at => !round || phaseOf(round, at) !== 'open')
  const box =
    'relative col-span-full grid grid-cols-2 gap-1.5 px-3.5 pt-1.5 pb-3 mobile:col-span-1 mobile:grid-cols-[64px_64px] mobile:p-0'
  if (!offer || !round)
    return <div className={box}>{!offer && view.lobby ? null : <Skeleton className="col-span-2 h-13" />}</div>
  const tiles = {
    kind: game.kind,
    round: { ...round, event: null, markets: [offer.market] },
    own: new Set(own.map(({ market, pick }) => `${market}.${pick}`)),
    closed,
  }
  return (
    <div className={box}>
      {picksOf(tiles, offer.market)
        .slice(0, PRICES)
        .map(pick => (
          <PickTile
            key={pick.oddsId}
            tiles={{ ...tiles, onPick: one => view.press(game, one) }}
            pick={pick}
            upright
          />
        ))}
    </div>
  )
}
