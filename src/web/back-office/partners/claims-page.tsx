import { HandCoins } from 'lucide-react'
import { partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { claimItems, claimItemWord } from '#domain/partners/claim-rules.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { SelectFilter } from '../kit/lists/select-filter.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { ClaimRows } from './claim-rows.tsx'

const states = ['waiting', 'paid', 'cancelled'] as const
const stateWords = { waiting: '처리 대기', paid: '완료', cancelled: '취소' } as const

type Filter = {
  readonly state: (typeof states)[number] | undefined
  readonly item: (typeof claimItems)[number] | undefined
  readonly page: number
}

const form: AddressForm<Filter> = {
  read: ({ state, item, page }) => ({
    state: readWord(states, state),
    item: readWord(claimItems, item),
    page: readPage(page),
  }),
  write: ({ page, ...rest }) => ({ ...rest, page: pageText(page) }),
}

const READ_MILLISECONDS = 30_000

/** 정산신청: partners' settlement requests, pending ones first (CALC-007). */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const { state, item, page } = filter
  const query = { page, ...(state && { state }), ...(item && { item }) }
  const answer = usePagedCall(partnerDeskContract.claims, { query }, page, READ_MILLISECONDS)
  const isNarrowed = state !== undefined || item !== undefined
  const reset = () => show({ state: undefined, item: undefined })
  return (
    <DeskPage title="정산신청">
      <FilteredList
        filters={
          <>
            <SelectFilter
              label="상태"
              options={[
                { value: '', label: '전체 상태' },
                ...states.map(value => ({ value, label: stateWords[value] })),
              ]}
              value={state ?? ''}
              onPick={value => show({ state: readWord(states, value) })}
            />
            <SelectFilter
              label="항목"
              options={[
                { value: '', label: '전체 항목' },
                ...claimItems.map(value => ({ value, label: claimItemWord[value] })),
              ]}
              value={item ?? ''}
              onPick={value => show({ item: readWord(claimItems, value) })}
            />
          </>
        }
        isNarrowed={isNarrowed}
        onReset={reset}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        note={({ waiting }) => `처리 대기 ${waiting}건`}
        icon={HandCoins}
        nothing="정산신청이 없습니다."
        nothingLeft="조건에 맞는 신청이 없습니다."
      >
        {({ claims }) => <ClaimRows claims={claims} />}
      </FilteredList>
    </DeskPage>
  )
}
