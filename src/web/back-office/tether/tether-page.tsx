import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useView } from '../kit/lists/use-view.ts'
import { AddressesView } from './addresses-view.tsx'
import { HeldView, PaymentsView } from './payments-view.tsx'
import { TermsView } from './terms-view.tsx'
import { WithdrawalsView } from './withdrawals-view.tsx'

const views = {
  withdrawals: '출금 신청',
  held: '확인할 송금',
  payments: '결제·송금',
  addresses: '지갑 주소',
  terms: '환율·대조',
} as const

const parts = {
  withdrawals: WithdrawalsView,
  held: HeldView,
  payments: PaymentsView,
  addresses: AddressesView,
  terms: TermsView,
} as const

/** 테더관리: withdrawals to decide, payments, members' addresses, and rates (handbook 6.3). */
export function Page() {
  const view = useView(views, 'withdrawals')
  const View = parts[view.value]
  return (
    <DeskPage title="테더관리">
      <Tabs label="보기" {...view} />
      <View />
    </DeskPage>
  )
}
