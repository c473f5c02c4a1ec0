import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useView } from '../kit/lists/use-view.ts'
import { AccountsView } from './accounts-view.tsx'
import { RolesView } from './roles-view.tsx'
import { RulesView } from './rules-view.tsx'

const views = { accounts: '계정', roles: '역할', rules: '승인·접속' } as const

/** 운영자 관리: accounts, permissions of each role, and rules for all operators (X2, X3, X4). */
export function Page() {
  const view = useView(views, 'accounts')
  return (
    <DeskPage title="운영자 관리">
      <Tabs label="보기" look="lines" {...view} />
      {view.value === 'accounts' && <AccountsView />}
      {view.value === 'roles' && <RolesView />}
      {view.value === 'rules' && <RulesView />}
    </DeskPage>
  )
}
