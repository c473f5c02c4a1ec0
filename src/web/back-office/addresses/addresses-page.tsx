import { ShieldBan } from 'lucide-react'
import { useState } from 'react'
import { addressContract } from '#contract/back-office/addresses.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { AddressList } from './address-list.tsx'
import { addressesForm } from './addresses-filter.ts'
import { BlockDialog } from './block-dialog.tsx'
import { LiftDialog } from './lift-dialog.tsx'

const texts = [
  { name: 'address', label: '아이피', placeholder: '아이피 또는 앞부분', maxLength: 50, width: 'w-52' },
] as const

const states = [
  { value: '', label: '전체 상태' },
  { value: 'blocked', label: '차단중' },
  { value: 'over', label: '기간만료' },
] as const

/** 차단 아이피: IP addresses blocked from the site (ERR-008). */
export function Page() {
  const { filter, show } = useAddressFilter(addressesForm)
  const { address, state, page } = filter
  const [lifting, setLifting] = useState<string>()
  const [blocks, setBlocks] = useState(false)
  const mayChange = useMay('settings:write')
  const query = { page, ...(address && { address }), ...(state && { state }) }
  const answer = usePagedCall(addressContract.addresses, { query }, page)
  const isNarrowed = address !== '' || state !== ''
  const reset = () => show({ address: '', state: '' })
  return (
    <DeskPage
      title="차단 아이피"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setBlocks(true)}>
            아이피 차단
          </Button>
        ),
      })}
    >
      <FilterBar narrowed={isNarrowed} onReset={reset}>
        <SelectField
          label="상태"
          labelHidden
          options={states}
          value={state}
          onChange={({ target }) => show({ state: addressesForm.read({ state: target.value }).state })}
        />
        <TextFilters fields={texts} values={filter} onSubmit={show} />
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={ShieldBan}
        nothing="차단된 아이피가 없습니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 아이피가 없습니다.', onReset: reset } : undefined}
      >
        {({ addresses }) => <AddressList addresses={addresses} onLift={setLifting} />}
      </CountedAnswer>
      {blocks && answer.data && (
        <BlockDialog ownAddress={answer.data.ownAddress} onClose={() => setBlocks(false)} />
      )}
      {lifting !== undefined && <LiftDialog address={lifting} onClose={() => setLifting(undefined)} />}
    </DeskPage>
  )
}
