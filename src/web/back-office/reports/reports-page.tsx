import { ChartColumn } from 'lucide-react'
import { reportContract } from '#contract/back-office/reports/reports.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { reportGroupWords } from '#domain/reports/report-groups.ts'
import { ggrOf, holdRate, type ReportSums, turnoverOf, winningsPaid } from '#domain/reports/report-sums.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { call } from '#web/client/api/api.ts'
import { DayFigures } from '../kit/day-figures.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { MadeLine } from './made-line.tsx'
import { ReportTable } from './report-table.tsx'
import {
  isNarrowed,
  type ReportsFilter,
  reportBody,
  reportQuery,
  reportsForm,
  wholeHouse,
} from './reports-filter.ts'
import { ReportsFilters } from './reports-filters.tsx'

/** 통계: stakes, payouts and net revenue by group, linked to the bets (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(reportsForm)
  const answer = usePagedCall(reportContract.report, { query: reportQuery(filter) }, filter.page)
  return (
    <DeskPage
      title="통계"
      action={
        <ExportButton
          name={`${reportGroupWords[filter.group]} 통계`}
          description={`${filter.from} ~ ${filter.to} 통계를 CSV 파일로 저장합니다.`}
          onExport={reason =>
            call(reportContract.exportReport, { body: { filter: reportBody(filter), reason } })
          }
        />
      }
    >
      <ReportsFilters filter={filter} onChange={show} />
      <Narrowed filter={filter} />
      <PagedAnswer answer={answer} page={filter.page} onPage={page => show({ page })} rows={8}>
        {({ rows, total, totalCount, ...head }) => (
          <>
            <MadeLine head={head} count={totalCount} />
            {totalCount === 0 ? (
              <NothingFound
                icon={ChartColumn}
                title="내역 없음"
                {...(isNarrowed(filter) && { onReset: () => show(wholeHouse) })}
              />
            ) : (
              <>
                <DayFigures label="합계" figures={totalFigures(total)} />
                <ReportTable filter={filter} rows={rows} />
              </>
            )}
          </>
        )}
      </PagedAnswer>
      <p className="text-xs leading-relaxed text-dim">
        베팅금은 베팅한 날, 정산·취소는 처리한 날에 집계합니다. 결과가 정정되면 정정한 날에 차액을 집계합니다.
        순매출은 정산 베팅금에서 지급액을 뺀 금액이고, 홀드는 순매출을 유효 베팅금으로 나눈 비율입니다. 레벨은
        집계할 때의 회원 레벨입니다.
      </p>
    </DeskPage>
  )
}

const totalFigures = (total: ReportSums): readonly (readonly [string, string])[] => [
  ['베팅금', `${formatFigure(total.staked)}원`],
  ['유효 베팅금', `${formatFigure(turnoverOf(total))}원`],
  ['당첨금', `${formatFigure(winningsPaid(total))}원`],
  ['순매출', `${signedFigure(ggrOf(total))}원`],
  ['홀드', holdRate(total) ?? '–'],
  ['적특 환불', `${formatFigure(total.void)}원`],
  ['취소', `${formatFigure(total.cancelled)}원`],
  ['포인트 지급', `${formatFigure(total.pointsIn)}P`],
]

/** Filters without a field above: the league, market or member of the row that linked here. */
function Narrowed({ filter: { league, market, member, sport } }: { readonly filter: ReportsFilter }) {
  const words = [
    ...(league ? [league === '0' ? '여러 리그' : `리그 ${league}`] : []),
    ...(market
      ? [market === '0' ? '조합·기타' : marketLabel(Number(market) as MarketTypeId, Number(sport) as SportId)]
      : []),
    ...(member ? [`회원 ${member}`] : []),
  ]
  if (words.length === 0) return null
  return <p className="text-sm text-dim">{`조건: ${words.join(' · ')}`}</p>
}
