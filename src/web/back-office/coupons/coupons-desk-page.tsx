import { Ticket } from 'lucide-react'
import { couponOperatorContract } from '#contract/promotions/coupons.ts'
import { couponKindWord } from '#domain/promotions/coupons.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { IssueList } from './issue-list.tsx'

/** 쿠폰관리: issued coupons, their recipients and their use (handbook 5.7). */
export const Page = listDesk({
  title: '쿠폰관리',
  call: couponOperatorContract.issues,
  filter: listFilter({
    kind: oneOf(couponKindWord, { label: '쿠폰 종류', all: '전체 종류' }),
    name: text(40, { label: '쿠폰', placeholder: '쿠폰명 또는 쿠폰 번호', width: 'w-52' }),
  }),
  writes: 'promotions:write',
  adds: { label: '쿠폰 발급', dialog: close => <IssueDialog onClose={close} /> },
  list: ({ issues }) => <IssueList issues={issues} />,
  unit: '건',
  icon: Ticket,
  nothing: '발급한 쿠폰이 없습니다.',
  nothingLeft: '조건에 맞는 쿠폰이 없습니다.',
})
