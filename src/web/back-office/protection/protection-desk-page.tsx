import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type ProtectedMember, protectionOperatorContract } from '#contract/protection.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { MembersByName } from '../kit/lists/members-by-name.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { ExcludeMemberDialog } from './exclude-member-dialog.tsx'
import { MemberHistoryDialog } from './member-history-dialog.tsx'
import { ProtectedList } from './protected-list.tsx'
import { protectionForm } from './protection-filter.ts'

const tabs = [
  { key: 'all', label: '전체' },
  { key: 'excluded', label: '자가제한' },
  { key: 'limited', label: '한도 설정' },
  { key: 'capped', label: '손실 한도 도달' },
  { key: 'dormant', label: '휴면' },
] as const

/** 회원보호: members with limits or exclusions (handbook 6.3, 8.2). An exclusion cannot be lifted here. */
export function Page() {
  const { filter, show } = useAddressFilter(protectionForm)
  const { state, name, page } = filter
  const [excluding, setExcluding] = useState<ProtectedMember>()
  const [looking, setLooking] = useState<ProtectedMember>()
  const query = { page, state, ...(name && { name }) }
  const answer = usePagedCall(protectionOperatorContract.members, { query }, page)
  return (
    <DeskPage title="회원보호" note="이름으로 검색하면 제한이 없는 회원도 찾습니다.">
      <Tabs label="보호 상태" tabs={tabs} value={state} onChange={next => show({ state: next })} />
      <MembersByName
        answer={answer}
        filter={filter}
        onShow={show}
        icon={ShieldCheck}
        nothing="해당하는 회원이 없습니다."
      >
        {({ members }) => <ProtectedList members={members} onHistory={setLooking} onExclude={setExcluding} />}
      </MembersByName>
      {excluding && <ExcludeMemberDialog member={excluding} onClose={() => setExcluding(undefined)} />}
      {looking && <MemberHistoryDialog member={looking} onClose={() => setLooking(undefined)} />}
    </DeskPage>
  )
}
