import { ReceiptText } from 'lucide-react'
import { betDeskContract } from '#contract/back-office/bet-desk.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { Filters } from '../kit/lists/filters.tsx'
import { useListFilter } from '../kit/lists/list-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { useShownColumns } from '../kit/views/shown-columns.ts'
import { ViewsButton } from '../kit/views/views-button.tsx'
import { BetList, betColumns } from './bet-list.tsx'
import { type BetsAsked, type BetsValues, betsFilter } from './bets-filter.ts'
import { ChooseBar } from './choose-bar.tsx'
import { useChosenBets } from './chosen-bets.ts'
import { summedUpWords } from './summed-up-words.ts'

type Answer = Output<typeof betDeskContract.bets>

/** Interval for counting new bets. */
const POLL_MILLISECONDS = 5_000

/** 베팅관리: all bets of all games; new bets are announced, not inserted under the pointer. */
export function Page() {
  const { values, show, asked, query, isNarrowed, toPage, reset } = useListFilter(betsFilter)
  const answer = usePagedCall(betDeskContract.bets, { query }, values.page)
  const columns = useShownColumns(betColumns)
  const { data } = answer
  const chosen = useChosenBets()
  const mayCancel = useMay('bets:write')
  const showNewest = () => {
    show({ page: 1, before: '' })
    void answer.refetch()
  }
  return (
    <DeskPage
      title="베팅관리"
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <ViewsButton list="bets" columns={betColumns} />
          <ExportButton
            name="베팅"
            narrowed={isNarrowed}
            onExport={reason => call(exportContract.bets, { body: { filter: asked, reason } })}
          />
        </div>
      }
    >
      <Filters of={betsFilter} values={values} onChange={show} />
      <SummedUp filter={values} />
      {mayCancel && <ChooseBar chosen={chosen} filter={asked} narrowed={isNarrowed} />}
      {data && values.before === '' && (
        <NewBets filter={asked} newestId={data.newestId} onShow={showNewest} />
      )}
      <CountedAnswer
        answer={answer}
        page={values.page}
        onPage={toPage}
        rows={10}
        unit="건"
        note={({ bound }) => (bound ? `최근 ${formatFigure(bound.looked)}건 안에서 찾음` : '전체 기간')}
        icon={ReceiptText}
        nothing="아직 베팅이 없습니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 베팅이 없습니다.', onReset: reset } : undefined}
      >
        {({ bets }) => <BetList bets={bets} columns={columns} {...(mayCancel && { chosen })} />}
      </CountedAnswer>
      {data?.bound && <Bound bound={data.bound} onGoOn={before => show({ before })} />}
    </DeskPage>
  )
}

/** The filter set by the report that linked here; the filters above show the rest. */
function SummedUp({ filter }: { readonly filter: BetsValues }) {
  const words = summedUpWords(filter)
  if (words.length === 0) return null
  return <p className="text-sm text-dim">{`통계 조건: ${words.join(' · ')}`}</p>
}

type NewBetsProps = {
  readonly filter: BetsAsked
  readonly newestId: string | null
  readonly onShow: () => void
}

/** Number of new bets that match this list. */
function NewBets({ filter, newestId, onShow }: NewBetsProps) {
  const { data } = useCall(
    betDeskContract.newBets,
    { query: { ...filter, after: newestId ?? NO_BET } },
    { staleTime: 0, refetchInterval: POLL_MILLISECONDS },
  )
  const count = data?.count ?? 0
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && <Button size="sm" onClick={onShow}>{`새 베팅 ${formatFigure(count)}건 보기`}</Button>}
    </div>
  )
}

/** Sorts before every bet id. */
const NO_BET = '00000000-0000-0000-0000-000000000000'

type BoundProps = {
  readonly bound: NonNullable<Answer['bound']>
  readonly onGoOn: (before: string) => void
}

/** A search scans a limited number of bets at once; links to the older ones. */
const Bound = ({ bound: { looked, lastId, lastAt }, onGoOn }: BoundProps) => (
  <p className="flex flex-wrap items-center gap-3 text-sm text-dim">
    {`${lastAt} 이후의 베팅 ${formatFigure(looked)}건에서 찾은 결과입니다.`}
    <Button size="sm" onClick={() => onGoOn(lastId)}>
      이전 베팅에서 찾기
    </Button>
  </p>
)
