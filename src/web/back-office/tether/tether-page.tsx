import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { AddressesView } from './addresses-view.tsx'
import { PaymentsView } from './payments-view.tsx'
import { TermsView } from './terms-view.tsx'
import { type TetherView, tetherForm, tetherViews, type ViewProps } from './tether-filter.ts'
import { WithdrawalsView } from './withdrawals-view.tsx'

const tabs = (Object.keys(tetherViews) as TetherView[]).map(key => ({ key, label: tetherViews[key] }))

/** 테더관리: withdrawals to decide, payments, members' addresses, and rates (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(tetherForm)
  return (
    <DeskPage title="테더관리">
      <Tabs label="보기" tabs={tabs} value={filter.view} onChange={view => show({ view, name: '' })} />
      <View filter={filter} show={show} />
    </DeskPage>
  )
}

function View(props: ViewProps) {
  switch (props.filter.view) {
    case 'withdrawals':
      return <WithdrawalsView {...props} />
    case 'held':
    case 'payments':
      return <PaymentsView key={props.filter.view} {...props} />
    case 'addresses':
      return <AddressesView {...props} />
    case 'terms':
      return <TermsView />
  }
}
