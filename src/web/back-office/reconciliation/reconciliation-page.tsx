import { CircleCheck, Scale } from 'lucide-react'
import { useState } from 'react'
import { type ReconciliationRun, reconciliationContract } from '#contract/cashier/reconciliation.ts'
import { reconciliationCheckNames, reconciliationChecks } from '#domain/cashier/reconciliation-checks.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

const EVERY = 30_000

/** 대조: the reconciliations that run each minute, and their differences (field W14). */
export function Page() {
  const answer = useCall(reconciliationContract.state, undefined, { staleTime: 0, refetchInterval: EVERY })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h1 className="text-xl">대조</h1>
        {answer.data && (
          <p className="text-sm text-dim">
            {`분개 ${formatFigure(answer.data.provedTo)}번까지 확인`}
            {answer.data.provedAt && ` (${answer.data.provedAt})`}
          </p>
        )}
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-24" />}>
        {({ last }) => (
          <ul className="grid grid-cols-3 gap-3 narrow:grid-cols-1" aria-label="대조 항목">
            {reconciliationCheckNames.map(check => (
              <CheckCard key={check} check={check} run={last.find(run => run.check === check)} />
            ))}
          </ul>
        )}
      </AnswerView>
      <Runs />
    </div>
  )
}

type CheckCardProps = {
  readonly check: (typeof reconciliationCheckNames)[number]
  readonly run: ReconciliationRun | undefined
}

function CheckCard({ check, run }: CheckCardProps) {
  const { korean, what } = reconciliationChecks[check]
  return (
    <li className="card grid content-start gap-2 p-4" data-check={check}>
      <p className="flex items-center justify-between gap-2">
        <b>{korean}</b>
        <StateOf run={run} />
      </p>
      <p className="text-sm text-dim">{what}</p>
      {run && (
        <p className="text-sm text-dim">
          {`${run.at} · ${formatFigure(run.compared)}건 · ${formatFigure(run.milliseconds)}ms`}
        </p>
      )}
      {run && run.differences.length > 0 && <Differences run={run} />}
    </li>
  )
}

const StateOf = ({ run }: { readonly run: ReconciliationRun | undefined }) =>
  run === undefined ? (
    <Badge>아직 없음</Badge>
  ) : run.differenceCount === 0 ? (
    <Badge tone="jade">일치</Badge>
  ) : (
    <Badge tone="live">{`차이 ${formatFigure(run.differenceCount)}건`}</Badge>
  )

const Differences = ({ run }: { readonly run: ReconciliationRun }) => (
  <ul className="grid gap-1 text-sm">
    {run.differences.map(text => (
      <li key={text} className="wrap-anywhere">
        {text}
      </li>
    ))}
  </ul>
)

const shows = [
  { key: 'wrong', label: '차이가 있던 대조' },
  { key: 'all', label: '전체' },
] as const

function Runs() {
  const [show, setShow] = useState<(typeof shows)[number]['key']>('wrong')
  return (
    <section aria-label="대조 기록" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Tabs label="대조 기록" tabs={shows} value={show} onChange={setShow} />
      <RunList key={show} show={show} />
    </section>
  )
}

function RunList({ show }: { readonly show: 'wrong' | 'all' }) {
  // Cursors of the pages visited; the first page has none.
  const [turned, setTurned] = useState<readonly number[]>([])
  const before = turned.at(-1)
  const query = { show, ...(before !== undefined && { before }) }
  const answer = useCall(reconciliationContract.runs, { query }, { staleTime: 0 })
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-10" />}>
      {({ runs, hasMore }) => {
        const last = runs.at(-1)
        return (
          <>
            {runs.length === 0 ? (
              <NothingFound
                icon={show === 'wrong' ? CircleCheck : Scale}
                title={show === 'wrong' ? '차이가 있던 대조가 없습니다.' : '아직 대조 기록이 없습니다.'}
              />
            ) : (
              <RowList
                label="대조 기록"
                columns={columns}
                rows={runs}
                rowKey={({ id }) => id}
                card={run => <RunCard key={run.id} run={run} />}
              />
            )}
            <div className="flex justify-center gap-2">
              {turned.length > 0 && <Button onClick={() => setTurned(turned.slice(0, -1))}>이전</Button>}
              {hasMore && last && <Button onClick={() => setTurned([...turned, last.id])}>다음</Button>}
            </div>
          </>
        )
      }}
    </AnswerView>
  )
}

const columns: readonly Column<ReconciliationRun>[] = [
  { key: 'at', title: '시각', width: '170px', cell: ({ at }) => at },
  { key: 'check', title: '항목', width: '190px', cell: ({ check }) => reconciliationChecks[check].korean },
  {
    key: 'compared',
    title: '대조',
    width: '110px',
    figures: true,
    cell: ({ compared }) => formatFigure(compared),
  },
  { key: 'state', title: '결과', width: '110px', cell: run => <StateOf run={run} /> },
  {
    key: 'differences',
    title: '차이',
    cell: run => (
      <div className="min-w-60 py-1 whitespace-normal">
        {run.differenceCount === 0 ? '–' : <Differences run={run} />}
      </div>
    ),
  },
]

const RunCard = ({ run }: { readonly run: ReconciliationRun }) => (
  <li className="grid gap-1 px-3.5 py-2">
    <p className="flex justify-between gap-2">
      <span className="font-semibold">{reconciliationChecks[run.check].korean}</span>
      <StateOf run={run} />
    </p>
    <time className="text-xs text-dim">{run.at}</time>
    {run.differenceCount > 0 && <Differences run={run} />}
  </li>
)
