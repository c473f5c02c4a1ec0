import { ShieldCheck } from 'lucide-react'
import { type ProtectedMember, protectionOperatorContract } from '#contract/account/protection.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, memberName } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { ExcludeMemberDialog } from './exclude-member-dialog.tsx'
import { MemberHistoryDialog } from './member-history-dialog.tsx'
import { ProtectedList } from './protected-list.tsx'

const stateWords = {
  all: '전체',
  excluded: '자가제한',
  limited: '한도 설정',
  capped: '손실 한도 도달',
  dormant: '휴면',
} as const

type Opened = { readonly kind: 'exclude' | 'history'; readonly member: ProtectedMember }

/** 회원보호: members with limits or exclusions (handbook 6.3, 8.2). An exclusion cannot be lifted here. */
export const Page = listDesk({
  title: '회원보호',
  note: '이름으로 검색하면 제한이 없는 회원도 찾습니다.',
  call: protectionOperatorContract.members,
  filter: listFilter({ state: viewOf(stateWords, 'all', '보호 상태'), name: memberName() }),
  dialog: ({ kind, member }: Opened, close) =>
    kind === 'exclude' ? (
      <ExcludeMemberDialog member={member} onClose={close} />
    ) : (
      <MemberHistoryDialog member={member} onClose={close} />
    ),
  list: ({ members }, { open }) => (
    <ProtectedList
      members={members}
      onHistory={member => open({ kind: 'history', member })}
      onExclude={member => open({ kind: 'exclude', member })}
    />
  ),
  unit: '명',
  icon: ShieldCheck,
  nothing: '해당하는 회원이 없습니다.',
  nothingLeft: '조건에 맞는 회원이 없습니다.',
})
