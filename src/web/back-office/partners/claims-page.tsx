import { HandCoins } from 'lucide-react'
import { partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { claimItemWord } from '#domain/partners/claim-rules.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf } from '../kit/lists/list-filter.ts'
import { ClaimRows } from './claim-rows.tsx'

const stateWords = { waiting: '처리 대기', paid: '완료', cancelled: '취소' } as const

/** 정산신청: partners' settlement requests, pending ones first (CALC-007). */
export const Page = listDesk({
  title: '정산신청',
  call: partnerDeskContract.claims,
  filter: listFilter({
    state: oneOf(stateWords, { label: '상태', all: '전체 상태' }),
    item: oneOf(claimItemWord, { label: '항목', all: '전체 항목' }),
  }),
  rereadEvery: 30_000,
  list: ({ claims }) => <ClaimRows claims={claims} />,
  unit: '건',
  count: ({ waiting }) => `처리 대기 ${waiting}건`,
  icon: HandCoins,
  nothing: '정산신청이 없습니다.',
  nothingLeft: '조건에 맞는 신청이 없습니다.',
})
