import { Link } from '@tanstack/react-router'
import type { DrawnRound, WireGame, WireRound } from '#contract/minigame/minigames.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { ringColour } from '#web/kit/display/ring-colour.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DrawLine } from '#web/play/draws/draw-line.tsx'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { useHouseClock } from '../rounds/house-clock.ts'
import { intervalText, pathOfGame } from './places.ts'

type GameTileProps = {
  readonly game: WireGame
  readonly round: WireRound | null | undefined
  /** Null before the first draw, undefined while it is loading. */
  readonly last: DrawnRound | null | undefined
}

/** A game at a glance: current round, time left and last result. The whole tile is a link. */
export function GameTile({ game, round, last }: GameTileProps) {
  return (
    <li className="min-w-0">
      <Link
        to={pathOfGame(game)}
        data-game={game.gameId}
        className="card grid h-full content-start gap-2 overflow-hidden px-3.5 pt-3 pb-3 -outline-offset-2 hover:border-edge hover:bg-s2"
      >
        <span className="flex items-center gap-2">
          <b className="min-w-0 truncate text-md">{game.title}</b>
          {!game.title.includes(intervalText(game.intervalSeconds)) && (
            <span className="shrink-0 text-xs text-dim">{intervalText(game.intervalSeconds)}</span>
          )}
          <span className="ml-auto shrink-0">
            {game.state === 'open' ? (
              round && <Remaining round={round} />
            ) : (
              <Badge tone="gold">{stateWords[game.state]}</Badge>
            )}
          </span>
        </span>
        <TimeBar round={game.state === 'open' ? round : undefined} />
        <LastDraw kind={game.kind} last={last} />
      </Link>
    </li>
  )
}

type LastDrawProps = { readonly kind: string; readonly last: GameTileProps['last'] }

/** The last draw in a line. */
export const LastDraw = ({ kind, last }: LastDrawProps) => (
  <span className="flex min-h-7 min-w-0 items-center gap-2 text-sm" data-last={last?.roundId}>
    {last ? (
      <>
        <span className="shrink-0 text-xs text-dim">{`${last.round}회차`}</span>
        <span className="min-w-0 overflow-hidden">
          <DrawLine kind={kind} draw={last.draw} results={last.results} gameId={last.gameId} />
        </span>
      </>
    ) : (
      <NoDraw loading={last === undefined} />
    )}
  </span>
)

const NoDraw = ({ loading }: { readonly loading: boolean }) =>
  loading ? (
    <Skeleton className="h-4 w-40" />
  ) : (
    <span className="text-xs text-dim">아직 추첨한 회차가 없습니다.</span>
  )

const stateWords = { closed: '휴장', maintenance: '점검중' } as const

/** "마감 01:18", then "추첨 00:10". */
export function Remaining({ round }: { readonly round: WireRound }) {
  const isOpen = useHouseClock(at => at < round.closesAt)
  return (
    <span className="text-sm text-dim">
      {isOpen ? '마감 ' : '추첨 '}
      <CountdownText until={isOpen ? round.closesAt : round.drawsAt} className="font-bold text-text" />
    </span>
  )
}

const fills = { green: 'bg-jade', orange: 'bg-live', red: 'bg-up' } as const

/** The time left to bet as a bar. */
export function TimeBar({ round }: { readonly round: WireRound | null | undefined }) {
  const whole = round ? round.closesAt - round.startsAt : 0
  // One percent is the finest step of the bar.
  const left = useHouseClock(at =>
    round && whole > 0 ? Math.round((100 * Math.max(0, round.closesAt - at)) / whole) : 0,
  )
  return (
    <span aria-hidden className="block h-0.5 overflow-hidden rounded-full bg-s3">
      <span
        className={`block h-full origin-left transition-transform duration-300 ease-linear ${fills[ringColour(left, 100)]}`}
        style={{ transform: `scaleX(${left / 100})` }}
      />
    </span>
  )
}
