import { Users } from 'lucide-react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type DeskMember, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { memberKindWords, memberStateWords } from '#contract/back-office/member-words.ts'
import { call } from '#web/client/api/api.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { choiceOf, listFilter, oneOf, orderOf, text } from '../kit/lists/list-filter.ts'
import { useShownColumns } from '../kit/views/shown-columns.ts'
import { ViewsButton } from '../kit/views/views-button.tsx'
import { MemberList, memberColumns } from './member-list.tsx'

const levelOptions = [
  { value: '', label: '전체 레벨' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `LV.${index + 1}` })),
]
const sortWords = { joined: '최근 가입 순', balance: '보유 머니 순', login: '최근 로그인 순' } as const

/** 회원관리: all members, searchable by their data; a row links to the member's page (handbook 6.3). */
export const Page = listDesk({
  title: '회원관리',
  call: memberDeskContract.members,
  filter: listFilter({
    state: oneOf(memberStateWords, { label: '상태', all: '전체 상태' }),
    level: choiceOf(/^([1-9]|10)$/, { label: '레벨', useOptions: () => levelOptions }),
    kind: oneOf(memberKindWords, { label: '유형', all: '전체 유형' }),
    only: oneOf({ online: '접속중' }, { label: '접속', all: '접속 전체' }),
    sort: orderOf(sortWords, 'joined'),
    search: text(60, {
      ...{ label: '회원 검색', width: 'w-80' },
      placeholder: '번호, 아이디, 닉네임, 추천인 코드, 휴대폰, 아이피',
    }),
  }),
  action: ({ asked, isNarrowed }) => (
    <>
      <ViewsButton list="members" columns={memberColumns} />
      <ExportButton
        name="회원"
        narrowed={isNarrowed}
        onExport={reason => call(exportContract.members, { body: { filter: asked, reason } })}
      />
    </>
  ),
  list: ({ members }) => <Members members={members} />,
  unit: '명',
  rows: 15,
  icon: Users,
  nothing: '회원이 없습니다.',
  nothingLeft: '조건에 맞는 회원이 없습니다.',
})

const Members = ({ members }: { readonly members: readonly DeskMember[] }) => (
  <MemberList members={members} columns={useShownColumns(memberColumns)} />
)
