import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import type { RoundResult } from '#contract/minigame/round-results.ts'
import { instant } from '#domain/instant.ts'
import { formatFigure, formatSeoul } from '#domain/korean-formats.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { DrawLine } from '#web/play/draws/draw-line.tsx'

type RoundRowProps = { readonly game: WireGame; readonly round: RoundResult }

/** A round: time, draw and results; after the draw with a verify link. */
export function RoundRow({ game, round }: RoundRowProps) {
  return (
    <li
      className="grid grid-cols-[148px_minmax(0,1fr)_88px] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 first:border-t-0 mobile:grid-cols-[minmax(0,1fr)_auto] mobile:px-3"
      data-round={round.roundId}
      data-state={round.state}
    >
      <p className="min-w-0 mobile:row-start-1">
        <b className="text-md">{formatFigure(round.round)}회차</b>
        <span className="block text-xs text-dim">
          {productOfKind(game.kind) === 'virtual' && <span className="mr-1.5">{game.title}</span>}
          {isCounted(game) && <span className="mr-1.5">누적 {formatFigure(round.totalRound)}</span>}
          <time>{formatSeoul(instant(round.drawsAt), 'YYYY-MM-DD HH:mm:ss').slice(11)}</time>
        </span>
      </p>
      <div className="min-w-0 mobile:col-span-2 mobile:row-start-2">
        <Outcome game={game} round={round} />
      </div>
      {isDecided(round) && (
        <p className="text-right mobile:col-start-2 mobile:row-start-1">
          <Link
            to="/minigame/verify"
            search={{ gameId: game.gameId, round: round.roundId }}
            aria-label={`${game.title} ${round.round}회차 검증`}
            className="inline-flex h-8 items-center gap-1 rounded-md border border-line bg-s2 px-2.5 text-sm font-semibold hover:bg-s3 mobile:h-11 mobile:px-3"
          >
            <ShieldCheck aria-hidden size={16} className="text-dim" />
            검증
          </Link>
        </p>
      )}
    </li>
  )
}

/** True when there is something to verify: the seed is published with the draw. */
const isDecided = ({ state }: RoundResult): boolean => state === 'drawn' || state === 'void'

/** The powerball family has running numbers (handbook 3.2). */
const isCounted = ({ kind }: WireGame): boolean => kind === 'powerball' || kind === 'power-ladder'

function Outcome({ game, round: { state, draw, results, voidReason } }: RoundRowProps) {
  if (state === 'drawn')
    return <DrawLine kind={game.kind} draw={draw} results={results} gameId={game.gameId} />
  if (state === 'void')
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="outline">적특</Badge>
        <span className="text-dim">
          {voidReason || '무효 처리된 회차입니다. 베팅금은 모두 돌려드렸습니다.'}
        </span>
      </p>
    )
  return state === 'open' ? <Badge tone="jade">베팅가능</Badge> : <Badge tone="live">결과대기</Badge>
}
