import { keepPreviousData } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type OwnLogin, ownAccountContract } from '#contract/account/own-account.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { Section } from '../section.tsx'

/** Logins, failed logins and changes with time, place and device, newest first. */
export function LoginsSection() {
  const [page, setPage] = useState(1)
  const answer = useCall(
    ownAccountContract.logins,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  return (
    <Section title="최근 로그인과 변경" note="최근 90일 동안의 기록입니다. 아이피 주소는 일부만 표시됩니다.">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-12" />}>
        {({ logins }) =>
          logins.length === 0 ? (
            <EmptyState title="기록이 없습니다." />
          ) : (
            <ul className="divide-y divide-line" aria-label="최근 로그인과 변경">
              {logins.map(login => (
                <LoginRow key={login.id} login={login} />
              ))}
            </ul>
          )
        }
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={setPage} />
    </Section>
  )
}

function LoginRow({ login: { at, address, device, ok, result } }: { readonly login: OwnLogin }) {
  const Icon = ok ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-3 py-2.5 first:pt-0 last:pb-0">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${ok ? 'text-jade' : 'text-danger'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <span className="sr-only">{ok ? '성공 ' : '실패 '}</span>
          {result}
        </p>
        <p className="text-sm text-dim">{`${device} · ${address}`}</p>
      </div>
      <time className="text-sm whitespace-nowrap text-dim">{at.slice(5, 16)}</time>
    </li>
  )
}
