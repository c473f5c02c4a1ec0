import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { type CoinDraw, coinEventContract, type WirePrizeTable } from '#contract/promotions/coin-event.ts'
import { coins, points } from '#domain/money.ts'
import { prizeWords } from '#domain/promotions/prize-table.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'

type DrawHistoryProps = { readonly onVerify: (draw: CoinDraw, table: WirePrizeTable) => void }

/** The member's draws, newest first, each with a verify button. */
export function DrawHistory({ onVerify }: DrawHistoryProps) {
  const [page, setPage] = useState(1)
  const answer = useCall(
    coinEventContract.draws,
    { query: { page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  return (
    <section aria-labelledby="own-draws" className="grid gap-3">
      <h2 id="own-draws" className="text-lg font-semibold">
        내 추첨내역
      </h2>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-14" />}>
        {({ draws, tables, pageCount }) => (
          <>
            <ol aria-label="내 추첨내역" className="card divide-y divide-line">
              {draws.length === 0 && (
                <li className="px-4 py-8 text-center text-sm text-dim">아직 추첨한 내역이 없습니다.</li>
              )}
              {draws.map(draw => (
                <DrawRow
                  key={draw.id}
                  draw={draw}
                  table={tables.find(({ version }) => version === draw.version)}
                  onVerify={onVerify}
                />
              ))}
            </ol>
            <Pagination page={page} pageCount={pageCount} onChange={setPage} />
          </>
        )}
      </AnswerView>
    </section>
  )
}

type DrawRowProps = DrawHistoryProps & {
  readonly draw: CoinDraw
  readonly table: WirePrizeTable | undefined
}

const DrawRow = ({ draw, table, onVerify }: DrawRowProps) => (
  <li data-draw={draw.counter} className="flex min-h-16 items-center gap-4 px-4 py-2">
    <span className="grid h-9 min-w-14 place-items-center rounded-full bg-bg px-2 font-bold">
      {String(draw.number).padStart(4, '0')}
    </span>
    <span className="grid min-w-0 flex-1">
      <span className="font-semibold">
        {prizeWords({ points: points(draw.points), coins: coins(draw.coins) })}
      </span>
      <span className="text-xs text-dim">
        {draw.counter}회차 · {draw.drawnAt.slice(5, 16)}
      </span>
    </span>
    {table && (
      <Button size="sm" aria-label={`${draw.counter}회차 검증`} onClick={() => onVerify(draw, table)}>
        검증
      </Button>
    )}
  </li>
)
