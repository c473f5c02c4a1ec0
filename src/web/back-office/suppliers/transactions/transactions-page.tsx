import { ArrowLeftRight } from 'lucide-react'
import { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import {
  transactionKinds,
  transactionKindWords,
  transactionStates,
  transactionStateWords,
} from '#domain/casino/transaction-words.ko.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { FilteredList } from '../../kit/lists/filtered-list.tsx'
import { TextFilters } from '../../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { useGameOptions, useSupplierOptions } from '../use-supplier-options.ts'
import { TransactionList } from './transaction-list.tsx'
import {
  everyTransaction,
  isNarrowed,
  type TransactionsFilter,
  transactionsForm,
  transactionsQuery,
} from './transactions-filter.ts'

const texts = [
  { name: 'member', label: '회원', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-40' },
  { name: 'number', label: '번호', placeholder: '거래 또는 회차 번호', maxLength: 100, width: 'w-52' },
] as const

/** 공급사 거래: all calls that moved money or were finally refused. */
export function Page() {
  const { filter, show } = useAddressFilter(transactionsForm)
  const query = transactionsQuery(filter)
  const answer = usePagedCall(transactionDeskContract.transactions, { query }, filter.page)
  const reset = () => show(everyTransaction)
  const narrowed = isNarrowed(filter)
  return (
    <DeskPage title="공급사 거래">
      <FilteredList
        filters={
          <>
            <Choices filter={filter} onChange={show} />
            <TextFilters fields={texts} values={filter} wraps onSubmit={show} />
          </>
        }
        paired
        many
        isNarrowed={narrowed}
        onReset={reset}
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        unit="건"
        icon={ArrowLeftRight}
        nothing="오늘 들어온 거래가 없습니다."
        nothingLeft="조건에 맞는 거래가 없습니다."
      >
        {({ transactions }) => <TransactionList transactions={transactions} />}
      </FilteredList>
      <p className="text-xs leading-relaxed text-dim break-keep">
        날짜, 회원, 번호를 정하지 않으면 오늘 거래를 보여 줍니다.
      </p>
    </DeskPage>
  )
}

const kindOptions = [
  { value: '', label: '전체 종류' },
  ...transactionKinds.map(value => ({ value, label: transactionKindWords[value] })),
]
const stateOptions = [
  { value: '', label: '전체 상태' },
  ...transactionStates.map(value => ({ value, label: transactionStateWords[value] })),
]

type ChoicesProps = {
  readonly filter: TransactionsFilter
  readonly onChange: (change: Partial<TransactionsFilter>) => void
}

function Choices({ filter, onChange }: ChoicesProps) {
  const suppliers = useSupplierOptions()
  const games = useGameOptions(filter.supplierId)
  return (
    <>
      <div className="w-40 narrow:w-auto">
        <SelectField
          label="공급사"
          labelHidden
          options={suppliers}
          value={filter.supplierId}
          onChange={({ target }) => onChange({ supplierId: target.value, gameId: '' })}
        />
      </div>
      <div className="w-44 narrow:w-auto">
        <SelectField
          label="게임"
          labelHidden
          options={games}
          value={filter.gameId}
          onChange={({ target }) => onChange({ gameId: target.value })}
        />
      </div>
      <div className="w-28 narrow:w-auto">
        <SelectField
          label="종류"
          labelHidden
          options={kindOptions}
          value={filter.kind}
          onChange={({ target }) => onChange({ kind: readWord(transactionKinds, target.value) ?? '' })}
        />
      </div>
      <div className="w-32 narrow:w-auto">
        <SelectField
          label="상태"
          labelHidden
          options={stateOptions}
          value={filter.state}
          onChange={({ target }) => onChange({ state: readWord(transactionStates, target.value) ?? '' })}
        />
      </div>
      <DayField label="시작일" value={filter.from} max={filter.to} onChange={from => onChange({ from })} />
      <DayField label="종료일" value={filter.to} min={filter.from} onChange={to => onChange({ to })} />
    </>
  )
}
