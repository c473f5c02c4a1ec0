import { History } from 'lucide-react'
import { memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { CountedAnswer } from '../../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import type { TabProps } from '../member-filter.ts'
import { ChangeList } from './change-list.tsx'

/** All changes of one member's data, by the member or by operators. */
export function ChangesPart({ id, filter: { page }, show }: TabProps) {
  const query = { memberId: String(id), page: String(page) }
  const answer = usePagedCall(memberChangeContract.changes, { query }, page)
  return (
    <div className="grid gap-3">
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={History}
        nothing="이 회원의 변경이력이 없습니다."
      >
        {({ changes }) => <ChangeList changes={changes} ofOne />}
      </CountedAnswer>
    </div>
  )
}
