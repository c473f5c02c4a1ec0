import { CircleCheck, TriangleAlert } from 'lucide-react'
import { systemContract } from '#contract/back-office/system.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { AlarmTitle } from '../kit/alarm-title.tsx'
import { Card } from './card.tsx'

const READ_MILLISECONDS = 10_000

type System = Output<typeof systemContract.system>

/** System alarms with instructions; the state of the books in one line even without alarms. */
export function AlarmCard() {
  const answer = useCall(systemContract.system, undefined, { refetchInterval: READ_MILLISECONDS })
  const count = answer.data?.alarms.length
  return (
    <Card
      title="경보"
      note={count === undefined ? undefined : count === 0 ? '없음' : `${formatFigure(count)}건`}
      link={{ to: '/admin/system', label: '시스템' }}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-[88px]" />}>
        {system => (
          <>
            {system.alarms.length > 0 && <Alarms alarms={system.alarms} />}
            <Books system={system} />
          </>
        )}
      </AnswerView>
    </Card>
  )
}

const Alarms = ({ alarms }: Pick<System, 'alarms'>) => (
  <ol aria-label="경보" className="divide-y divide-line border-t border-line text-sm">
    {alarms.map(({ code, title, subject, todo }) => (
      <li key={`${code} ${subject}`} className="flex gap-2.5 px-4 py-2.5" data-alarm={code}>
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-live" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold wrap-anywhere">
            <AlarmTitle code={code} title={title} />
            {subject !== '' && <span className="font-normal text-dim">{` · ${subject}`}</span>}
          </p>
          <p className="text-xs text-dim">{todo}</p>
        </div>
      </li>
    ))}
  </ol>
)

/** The last ledger check. */
function Books({ system: { ledgerCheck } }: { readonly system: System }) {
  if (!ledgerCheck) return <p className="border-t border-line px-4 py-3 text-sm text-dim">장부 검증 전</p>
  const isRight = ledgerCheck.faults.length === 0
  return (
    <p
      className={`flex items-center gap-2 border-t border-line px-4 py-3 text-sm font-semibold ${isRight ? 'text-jade' : 'text-danger'}`}
    >
      {isRight && <CircleCheck aria-hidden size={16} className="shrink-0" />}
      {`${isRight ? '장부 이상 없음' : `장부 오류 ${formatFigure(ledgerCheck.faults.length)}건`} · ${ledgerCheck.at.slice(5, 16)}`}
    </p>
  )
}
