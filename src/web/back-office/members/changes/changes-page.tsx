import { History } from 'lucide-react'
import { changedByWords, changeFieldWords } from '#contract/back-office/members/member-change-words.ts'
import { memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { period } from '../../kit/lists/day-fields.tsx'
import { listDesk } from '../../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../../kit/lists/list-filter.ts'
import { ChangeList } from './change-list.tsx'

/** 회원정보 변경이력: all changes of members' data, with the old values (handbook 6.3). */
export const Page = listDesk({
  title: '회원정보 변경이력',
  call: memberChangeContract.changes,
  filter: listFilter({
    field: oneOf(changeFieldWords, { label: '항목', all: '모든 항목' }),
    by: oneOf(changedByWords, { label: '변경한 사람', all: '변경한 사람' }),
    ...period,
    member: text(40, { label: '회원', placeholder: '아이디, 닉네임, 번호', width: 'w-44' }),
    operator: text(40, { label: '작업자', placeholder: '작업자 아이디', width: 'w-36' }),
  }),
  list: ({ changes }) => <ChangeList changes={changes} />,
  rows: 10,
  unit: '건',
  icon: History,
  nothing: '아직 변경이력이 없습니다.',
  nothingLeft: '조건에 맞는 변경이력이 없습니다.',
})
