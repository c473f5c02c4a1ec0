import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { type Alarm, alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { AlarmList } from './alarm-list.tsx'
import { alarmsForm } from './alarms-filter.ts'
import { DecideDialog } from './decide-dialog.tsx'

const tabs = [
  { key: 'open', label: '처리 전' },
  { key: 'decided', label: '처리함' },
] as const

/** 위험신호: protection alarms, for operators to check and decide (field P12). */
export function Page() {
  const { filter, show } = useAddressFilter(alarmsForm)
  const { state, page } = filter
  const [deciding, setDeciding] = useState<Alarm>()
  const answer = usePagedCall(alarmOperatorContract.alarms, { query: { page, state } }, page)
  return (
    <DeskPage title="위험신호">
      <Tabs label="처리 상태" tabs={tabs} value={state} onChange={next => show({ state: next })} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={BellRing}
        nothing={state === 'open' ? '처리할 신호가 없습니다.' : '처리한 신호가 없습니다.'}
      >
        {({ alarms }) => <AlarmList alarms={alarms} onDecide={setDeciding} />}
      </CountedAnswer>
      {deciding && <DecideDialog alarm={deciding} onClose={() => setDeciding(undefined)} />}
    </DeskPage>
  )
}
