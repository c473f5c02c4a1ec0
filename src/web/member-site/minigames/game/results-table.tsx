import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DrawnRound } from '#contract/minigame/minigames.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DrawLine } from '#web/play/draws/draw-line.tsx'
import { verifyPath, verifySearch } from '../proof/proof-card.tsx'

type ResultsTableProps = {
  readonly gameId: number
  readonly kind: string
  /** Newest first; undefined while they are loading. */
  readonly recent: readonly DrawnRound[] | undefined
}

const SHOWN_FIRST = 8
const SHOWN_ALL = 50

/** Recent draws of the game, each with a verify link. */
export function ResultsTable({ gameId, kind, recent }: ResultsTableProps) {
  const [all, setAll] = useState(false)
  const shown = (recent ?? noRows).slice(0, all ? SHOWN_ALL : SHOWN_FIRST)
  return (
    <section aria-labelledby="recent-draws" className="card min-w-0">
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-4 mobile:px-3">
        <h2 id="recent-draws" className="text-base">
          최근 회차 결과
        </h2>
        <Link
          to={productOfKind(kind) === 'virtual' ? '/game_result/virtuals' : '/game_result/minigame'}
          search={{ gameId: String(gameId) }}
          className="ml-auto flex h-11 items-center text-sm text-dim underline underline-offset-3 hover:text-text"
        >
          전체 결과
        </Link>
      </header>
      {recent === undefined && <SkeletonRows rows={3} className="mx-4 my-3 h-5" />}
      {recent?.length === 0 && (
        <p className="grid min-h-20 place-items-center text-sm text-dim">아직 추첨한 회차가 없습니다.</p>
      )}
      <ol className="divide-y divide-line" data-recent-draws>
        {shown.map(one => (
          <li
            key={one.id}
            className="grid min-h-11 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 mobile:px-3"
            data-recent-round={one.round}
          >
            <b>{one.round}</b>
            <DrawLine kind={kind} draw={one.draw} results={one.results} gameId={gameId} />
            <Link
              to={verifyPath}
              search={verifySearch(gameId, one.roundId)}
              aria-label={`${one.round}회차 검증`}
              className="-my-1.5 flex h-11 min-w-11 items-center justify-end text-sm text-dim underline underline-offset-3 hover:text-text"
            >
              검증
            </Link>
          </li>
        ))}
      </ol>
      {!all && recent && recent.length > SHOWN_FIRST && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="h-11 w-full border-t border-line text-sm text-dim -outline-offset-2 hover:bg-s2 hover:text-text"
        >
          더 보기
        </button>
      )}
    </section>
  )
}
