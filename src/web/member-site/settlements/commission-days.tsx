import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { type CommissionDayRow, settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { commissionProductWord } from '#domain/partners/commission-product.ts'
import { rateWord } from '#domain/promotions/friend-points.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { TableOrCards } from '#web/kit/display/table-or-cards.tsx'
import { now } from '#web/kit/time/time.ts'

const SHOWN_DAYS = 14

/** By day, member and product: stakes, payouts, voids, own rate and earnings (handbook 4.4). */
export function CommissionDays({ group }: { readonly group: 'casino' | 'sports' }) {
  const [period, setPeriod] = useState(() => ({
    from: seoulDay(instant(now() - SHOWN_DAYS * DAY)),
    to: seoulDay(now()),
  }))
  const [page, setPage] = useState(1)
  const answer = useCall(
    settlementContract.days,
    { query: { group, page, ...period } },
    { staleTime: 0, placeholderData: keepPreviousData<Output<typeof settlementContract.days>> },
  )
  const show = (next: Partial<typeof period>) => {
    setPage(1)
    setPeriod(known => ({ ...known, ...next }))
  }
  return (
    <section aria-label="일자별 롤링" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid max-w-96 grid-cols-2 gap-2">
        <DayField
          label="시작일"
          value={period.from}
          max={period.to}
          onChange={from => from && show({ from })}
        />
        <DayField label="종료일" value={period.to} min={period.from} onChange={to => to && show({ to })} />
      </div>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-9" />}>
        {({ rows, pageCount }) => (
          <>
            <TableOrCards
              label="일자별 롤링"
              columns={columns}
              rows={rows}
              rowKey={row => `${row.day} ${row.memberId} ${row.product}`}
              empty="이 기간의 실적이 없습니다."
              titleOf={({ day, nickname, product }) => (
                <p className="flex flex-wrap justify-between gap-x-3">
                  {`${nickname} · ${commissionProductWord[product]}`}
                  <span className="font-normal text-dim">{day}</span>
                </p>
              )}
            />
            <Pagination page={page} pageCount={pageCount} onChange={setPage} />
          </>
        )}
      </AnswerView>
    </section>
  )
}

const figure = (
  key: 'turnover' | 'paid' | 'voided' | 'rolling',
  title: string,
): Column<CommissionDayRow> => ({ key, title, figures: true, cell: row => minusFigure(row[key]) })

const columns: readonly Column<CommissionDayRow>[] = [
  { key: 'day', title: '일자', cell: ({ day }) => day },
  { key: 'member', title: '회원', cell: ({ nickname }) => nickname },
  { key: 'product', title: '상품', cell: ({ product }) => commissionProductWord[product] },
  figure('turnover', '유효 베팅금'),
  figure('paid', '당첨금'),
  figure('voided', '적특'),
  { key: 'rate', title: '롤링률', figures: true, cell: ({ rate }) => rateWord(rate) },
  figure('rolling', '롤링'),
]
