import { ScrollText } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { ActEntry } from '../kit/acts/act-entry.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import type { TabProps } from './member-filter.ts'

/** Operator actions on a member, newest first, with old and new values. */
export function ActsPart({ id, filter: { page }, show }: TabProps) {
  const answer = usePagedCall(backOfficeContract.acts, { query: { page, subject: `member:${id}` } }, page)
  return (
    <div className="grid gap-3">
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={ScrollText}
        nothing="이 회원에 대한 작업이 없습니다."
      >
        {({ acts }) => (
          <ol aria-label="작업내역" className="card max-w-[800px] divide-y divide-line text-sm">
            {acts.map(act => (
              <ActEntry key={act.id} act={act} subject={null} />
            ))}
          </ol>
        )}
      </CountedAnswer>
    </div>
  )
}
