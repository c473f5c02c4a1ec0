import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { AccountsView } from './accounts-view.tsx'
import { operatorsForm } from './operators-filter.ts'
import { RolesView } from './roles-view.tsx'
import { RulesView } from './rules-view.tsx'

const tabs = [
  { key: 'accounts', label: '계정' },
  { key: 'roles', label: '역할' },
  { key: 'rules', label: '승인·접속' },
] as const

/** 운영자 관리: accounts, permissions of each role, and rules for all operators (X2, X3, X4). */
export function Page() {
  const { filter, show } = useAddressFilter(operatorsForm)
  return (
    <DeskPage title="운영자 관리">
      <Tabs
        label="보기"
        look="lines"
        tabs={tabs}
        value={filter.view}
        onChange={view => show({ view, name: '', role: '', state: '' })}
      />
      {filter.view === 'accounts' && <AccountsView filter={filter} show={show} />}
      {filter.view === 'roles' && <RolesView />}
      {filter.view === 'rules' && <RulesView />}
    </DeskPage>
  )
}
