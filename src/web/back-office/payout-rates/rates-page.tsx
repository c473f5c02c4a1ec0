import { Percent } from 'lucide-react'
import { useState } from 'react'
import { payoutRateContract, type SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { sportOptions } from '../kit/lists/sport-options.ts'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { RateDialog } from './rate-dialog.tsx'
import { RateList } from './rate-list.tsx'
import { ratesForm } from './rates-filter.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const texts = [
  { name: 'search', label: '이름', placeholder: '종목 또는 리그', maxLength: 60, width: 'w-52' },
] as const

type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly rate: SetRate }

/** 배당 환수율: payout rates of prices, by sport, league and market type (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(ratesForm)
  const { sportId, search, page } = filter
  const [opened, setOpened] = useState<Opened>()
  const mayChange = useMay('trading:write')
  const query = { page, ...(sportId && { sportId: Number(sportId) }), ...(search && { search }) }
  const answer = usePagedCall(payoutRateContract.rates, { query }, page)
  const reset = () => show({ sportId: '', search: '' })
  const isNarrowed = sportId !== '' || search !== ''
  return (
    <DeskPage
      title="배당 환수율"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpened({ kind: 'new' })}>
            환수율 등록
          </Button>
        ),
      })}
    >
      <p className="text-sm text-dim break-keep">
        설정이 없으면 피드 배당을 그대로 제공합니다. 여러 설정이 겹치면 리그+마켓, 리그, 종목+마켓, 종목, 마켓
        순서로 하나만 적용하며, 수동 배당이 항상 우선합니다.
      </p>
      <FilterBar narrowed={isNarrowed} onReset={reset}>
        <SelectField
          label="종목"
          labelHidden
          options={sportOptions}
          value={sportId}
          onChange={({ target }) => show({ sportId: target.value })}
        />
        <TextFilters fields={texts} values={filter} onSubmit={show} />
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Percent}
        nothing="설정한 환수율이 없습니다. 모든 경기를 피드 배당으로 제공합니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 환수율이 없습니다.', onReset: reset } : undefined}
      >
        {({ rates }) => (
          <RateList
            rates={rates}
            onEdit={rate => setOpened({ kind: 'edit', rate })}
            onRemove={rate => setOpened({ kind: 'remove', rate })}
          />
        )}
      </CountedAnswer>
      {opened && <Dialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </DeskPage>
  )
}

function Dialogs({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  if (opened.kind === 'new') return <RateDialog onClose={onClose} />
  if (opened.kind === 'edit') return <RateDialog rate={opened.rate} onClose={onClose} />
  return <RemoveDialog rate={opened.rate} onClose={onClose} />
}
