import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { couponOperatorContract } from '#contract/promotions/coupons.ts'
import { couponKinds, couponKindWord } from '#domain/promotions/coupons.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { allCoupons, couponsForm, couponsQuery } from './coupons-filter.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { IssueList } from './issue-list.tsx'

const kinds = [
  { value: '', label: '전체 종류' },
  ...couponKinds.map(value => ({ value, label: couponKindWord[value] })),
]
const texts = [
  { name: 'name', label: '쿠폰', placeholder: '쿠폰명 또는 쿠폰 번호', maxLength: 40, width: 'w-52' },
] as const

/** 쿠폰관리: issued coupons, their recipients and their use (handbook 5.7). */
export function Page() {
  const { filter, show } = useAddressFilter(couponsForm)
  const { page, kind, name } = filter
  const answer = usePagedCall(couponOperatorContract.issues, { query: couponsQuery(filter) }, page)
  const mayChange = useMay('promotions:write')
  const [isIssuing, setIsIssuing] = useState(false)
  const narrowed = kind !== '' || name !== ''
  return (
    <DeskPage
      title="쿠폰관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setIsIssuing(true)}>
            쿠폰 발급
          </Button>
        ),
      })}
    >
      <FilteredList
        filters={
          <>
            <SelectField
              label="쿠폰 종류"
              labelHidden
              options={kinds}
              value={kind}
              onChange={event => show({ kind: readWord(couponKinds, event.target.value) ?? '' })}
            />
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={narrowed}
        onReset={() => show(allCoupons)}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Ticket}
        nothing="발급한 쿠폰이 없습니다."
        nothingLeft="조건에 맞는 쿠폰이 없습니다."
      >
        {({ issues }) => <IssueList issues={issues} />}
      </FilteredList>
      {isIssuing && <IssueDialog onClose={() => setIsIssuing(false)} />}
    </DeskPage>
  )
}
