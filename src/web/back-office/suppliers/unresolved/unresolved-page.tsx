import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type UnresolvedBet, unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { pageText, readId } from '../../kit/lists/address.ts'
import { FilteredList } from '../../kit/lists/filtered-list.tsx'
import { type AddressForm, useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { useSupplierOptions } from '../use-supplier-options.ts'
import { AskDialog, RefundDialog } from './unresolved-dialogs.tsx'
import { UnresolvedList } from './unresolved-list.tsx'

type UnresolvedFilter = { readonly supplierId: string; readonly page: number }

const form: AddressForm<UnresolvedFilter> = {
  read: ({ supplierId, page }) => ({ supplierId: readId(supplierId), page: readPage(page) }),
  write: ({ supplierId, page }) => ({ supplierId: supplierId || undefined, page: pageText(page) }),
}

/** Refetch interval: the server keeps asking the suppliers. */
const REREAD = 15_000

/** 공급사 미결: casino bets unresolved after ten minutes, and the next step for each. */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const query = { page: String(filter.page), ...(filter.supplierId && { supplierId: filter.supplierId }) }
  const answer = usePagedCall(unresolvedDeskContract.unresolved, { query }, filter.page, REREAD)
  const suppliers = useSupplierOptions()
  const [asked, setAsked] = useState<UnresolvedBet>()
  const [refunded, setRefunded] = useState<UnresolvedBet>()
  const reset = () => show({ supplierId: '' })
  return (
    <DeskPage title="공급사 미결">
      <FilteredList
        filters={
          <div className="w-44 narrow:w-auto">
            <SelectField
              label="공급사"
              labelHidden
              options={suppliers}
              value={filter.supplierId}
              onChange={({ target }) => show({ supplierId: target.value })}
            />
          </div>
        }
        isNarrowed={filter.supplierId !== ''}
        onReset={reset}
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        unit="건"
        icon={CircleCheck}
        nothing="10분 넘게 결과가 없는 베팅이 없습니다."
        nothingLeft="이 공급사의 미결 베팅이 없습니다."
      >
        {({ bets }) => <UnresolvedList bets={bets} onAsk={setAsked} onRefund={setRefunded} />}
      </FilteredList>
      <p className="text-xs leading-relaxed text-dim break-keep">
        베팅 후 10분이 지나도 결과나 환불이 없으면 여기에 표시하고 공급사에 자동으로 확인합니다. 공급사가
        결과를 알려 오면 그대로 처리합니다. 진행중일 수 있는 베팅은 환불하지 않습니다.
      </p>
      {asked && <AskDialog bet={asked} onClose={() => setAsked(undefined)} />}
      {refunded && <RefundDialog bet={refunded} onClose={() => setRefunded(undefined)} />}
    </DeskPage>
  )
}
