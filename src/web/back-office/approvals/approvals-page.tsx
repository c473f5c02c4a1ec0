import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type AskState, askStates } from '#domain/operators/ask-states.ts'
import { call } from '#web/client/api/api.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { AskList, type Deciding } from './ask-list.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type AsksFilter = { readonly state: AskState | 'all'; readonly page: number }

const asksForm: AddressForm<AsksFilter> = {
  read: ({ state, page }) => ({
    state: readWord([...askStates, 'all'] as const, state) ?? 'waiting',
    page: readPage(page),
  }),
  write: ({ state, page }) => ({ state: state === 'waiting' ? undefined : state, page: pageText(page) }),
}

const tabs = [
  { key: 'waiting', label: '대기' },
  { key: 'approved', label: '승인' },
  { key: 'rejected', label: '거절' },
  { key: 'withdrawn', label: '철회' },
  { key: 'lapsed', label: '기한 지남' },
  { key: 'all', label: '전체' },
] as const

/** 승인 대기: actions that need a second operator's approval; another operator approves or rejects them (X4). */
export function Page() {
  const { filter, show } = useAddressFilter(asksForm)
  const { state, page } = filter
  const [deciding, setDeciding] = useState<Deciding>()
  const asked = state === 'all' ? {} : { state }
  const answer = usePagedCall(approvalContract.asks, { query: { page, ...asked } }, page)
  return (
    <DeskPage
      title="승인 대기"
      note="두 사람이 확인해야 하는 작업입니다. 본인이 요청한 작업은 승인할 수 없습니다."
      action={
        <ExportButton
          name="승인 요청"
          narrowed={state !== 'all'}
          onExport={reason => call(exportContract.approvals, { body: { filter: asked, reason } })}
        />
      }
    >
      <Tabs label="처리 상태" tabs={tabs} value={state} onChange={next => show({ state: next })} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Stamp}
        nothing={state === 'waiting' ? '승인을 기다리는 작업이 없습니다.' : '해당하는 작업이 없습니다.'}
      >
        {({ asks }) => <AskList asks={asks} onDecide={setDeciding} />}
      </CountedAnswer>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </DeskPage>
  )
}
