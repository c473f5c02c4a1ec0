import { ChartColumn, CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReturnWatch, returnDeskContract } from '#contract/back-office/minigames/return-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DayFigures } from '../../kit/day-figures.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { Filters } from '../../kit/lists/filters.tsx'
import { useListFilter } from '../../kit/lists/list-filter.ts'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { PickReturns } from './pick-returns.tsx'
import { ReturnList } from './return-list.tsx'
import { deviationText, rateText } from './return-words.tsx'
import { returnsFilter, spanDays, spanKeys, spanOf, spanWords } from './returns-filter.ts'

const tabs = spanKeys.map(key => ({ key: key as string, label: spanWords[key] }))

/** 수익률: actual and expected payouts of each game, and deviations beyond the tolerance (field G21, T5). */
export function Page() {
  const { values, show, toPage } = useListFilter(returnsFilter)
  const { from, to, sort, gameId, page } = values
  const answer = usePagedCall(returnDeskContract.returns, { query: { from, to, sort, page } }, page)
  return (
    <DeskPage title="미니게임 수익률">
      <Tabs
        label="기간"
        tabs={tabs}
        value={spanOf(values)}
        onChange={key => show(spanDays(readWord(spanKeys, key) ?? 'month'))}
      />
      <Filters of={returnsFilter} values={values} onChange={show} />
      <PagedAnswer answer={answer} page={page} onPage={toPage} rows={8}>
        {({ games, totals, watch, totalCount }) => (
          <>
            <Watch watch={watch} />
            {totalCount === 0 ? (
              <NothingFound icon={ChartColumn} title="이 기간에 정산한 회차가 없습니다." />
            ) : (
              <>
                <DayFigures label="합계" figures={figuresOf(totals)} />
                <ReturnList games={games} chosen={gameId} onChoose={id => show({ gameId: id, page })} />
              </>
            )}
          </>
        )}
      </PagedAnswer>
      {gameId !== '' && (
        <PickReturns gameId={Number(gameId)} from={from} to={to} onClose={() => show({ gameId: '', page })} />
      )}
      <p className="text-xs leading-relaxed text-dim break-keep">
        기대 지급은 베팅한 배당과 추첨 확률로 정확히 계산한 금액이고, 편차(σ)는 실제 지급이 기대에서
        표준오차의 몇 배 떨어져 있는지입니다. 적특 회차와 환불된 베팅은 따로 세고 환수율에 넣지 않습니다.
      </p>
    </DeskPage>
  )
}

type Totals = Output<typeof returnDeskContract.returns>['totals']

const figuresOf = (totals: Totals): readonly (readonly [string, string])[] => [
  ['회차', formatFigure(totals.rounds)],
  ['적특 회차', formatFigure(totals.voidRounds)],
  ['베팅금', `${formatFigure(totals.stakes)}원`],
  ['지급', `${formatFigure(totals.paid)}원`],
  ['기대 지급', `${formatFigure(totals.expected)}원`],
  ['수익', `${signedFigure(totals.stakes - totals.paid)}원`],
  ['실제 환수율', rateText(totals.actualRate)],
  ['기대 환수율', rateText(totals.expectedRate)],
]

/** The automatic monitoring, and the games that raised an alarm. */
function Watch({ watch: { days, errors, betRounds, at, beyond } }: { readonly watch: ReturnWatch }) {
  const isRight = beyond.length === 0
  return (
    <section aria-label="수익률 감시" className="card grid gap-1 px-4 py-3 text-sm">
      <p className={`flex items-center gap-2 font-semibold ${isRight ? 'text-jade' : 'text-danger'}`}>
        {isRight ? (
          <CircleCheck aria-hidden size={16} className="shrink-0" />
        ) : (
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
        )}
        {isRight
          ? '허용 오차를 벗어난 게임 없음'
          : `허용 오차를 벗어난 게임 ${formatFigure(beyond.length)}개`}
      </p>
      {beyond.map(({ gameId, title, deviation, paid, expected }) => (
        <p key={gameId}>
          <b>{title}</b>
          {` · 편차 ${deviationText(deviation)} · 지급 ${formatFigure(paid)}원, 기대 ${formatFigure(expected)}원`}
        </p>
      ))}
      <p className="text-xs text-dim">
        {`최근 ${formatFigure(days)}일, 베팅이 있는 회차 ${formatFigure(betRounds)}회 이상, 표준오차 ${formatFigure(errors)}배 초과일 때 경보${at ? ` · ${at.slice(5, 16)} 확인` : ' · 확인 전'}`}
      </p>
    </section>
  )
}
