import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { cashDeskContract, type DeskRequest } from '#contract/cashier/cash-desk.ts'
import { type CashDirection, cashMethodNames, cashMethods } from '#domain/cashier/cash-request.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { cashForm } from './cash-filter.ts'
import { isDecision, RequestList, type Way } from './request-list.tsx'

const DecideDialog = lazyDialog(() => import('./decide-dialog.tsx'), 'DecideDialog')
const ReverseDialog = lazyDialog(() => import('./reverse-dialog.tsx'), 'ReverseDialog')
const RequestDialog = lazyDialog(() => import('./request-dialog.tsx'), 'RequestDialog')

const tabs = [
  { key: 'waiting', label: '처리대기' },
  { key: 'done', label: '완료' },
  { key: 'cancelled', label: '취소' },
  { key: 'all', label: '전체' },
] as const

const texts = [
  { name: 'name', label: '회원', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
] as const

const methods = (of: CashDirection) => [
  { value: '', label: '전체 방법' },
  ...cashMethodNames
    .filter(method => method !== 'play' || of === 'deposit')
    .map(value => ({ value, label: cashMethods[value] })),
]

type RequestsPageProps = { readonly title: string; readonly direction: CashDirection }

/** A queue of requests, oldest first; new ones appear automatically (handbook 6.3). */
export function RequestsPage({ title, direction }: RequestsPageProps) {
  const { filter, show } = useAddressFilter(cashForm)
  const { show: shown, method, name, page } = filter
  const [open, setOpen] = useState<{ readonly way: Way; readonly request: DeskRequest }>()
  const query = {
    ...{ page, direction, show: shown },
    ...(method && { method }),
    ...(name && { name }),
  }
  const answer = usePagedCall(cashDeskContract.requests, { query }, page)
  const isNarrowed = method !== '' || name !== ''
  const reset = () => show({ method: '', name: '' })
  const close = () => setOpen(undefined)
  return (
    <DeskPage title={title}>
      <Tabs label="신청 상태" tabs={tabs} value={shown} onChange={next => show({ show: next })} />
      <FilterBar narrowed={isNarrowed} onReset={reset}>
        <SelectField
          label="방법"
          labelHidden
          options={methods(direction)}
          value={method}
          onChange={({ target }) => show({ method: cashForm.read({ method: target.value }).method })}
        />
        <TextFilters fields={texts} values={filter} onSubmit={show} />
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        note={({ amount }) => `합계 ${formatFigure(amount)}원`}
        icon={HandCoins}
        nothing={shown === 'waiting' ? '처리를 기다리는 신청이 없습니다.' : '신청이 없습니다.'}
        narrowed={isNarrowed ? { nothing: '조건에 맞는 신청이 없습니다.', onReset: reset } : undefined}
      >
        {({ requests }) => (
          <RequestList requests={requests} onWay={(way, request) => setOpen({ way, request })} />
        )}
      </CountedAnswer>
      {open?.way === 'look' && <RequestDialog request={open.request} onClose={close} />}
      {open?.way === 'reverse' && <ReverseDialog request={open.request} onClose={close} />}
      {open && isDecision(open.way) && <DecideDialog way={open.way} request={open.request} onClose={close} />}
    </DeskPage>
  )
}
