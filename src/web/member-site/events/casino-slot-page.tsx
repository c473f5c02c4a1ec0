import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { eventContract } from '#contract/promotions/events.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'

/** 카지노/슬롯 이벤트: a fixed page written by operators (ROUTE-073, EVENT-003). */
export function Page() {
  const answer = useCall(eventContract.page, { params: { name: 'casinoSlot' } }, { staleTime: 0 })
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">카지노/슬롯 이벤트</h1>
      <AnswerView answer={answer} waiting={<Skeleton className="h-72" />}>
        {({ contents }) => (
          <section aria-labelledby="casino-slot-event" className="card">
            <h2 id="casino-slot-event" className="sr-only">
              이벤트 안내
            </h2>
            {contents === '' ? (
              <Nothing />
            ) : (
              <div className="p-5 mobile:p-4">
                <OperatorHtml html={contents} />
              </div>
            )}
          </section>
        )}
      </AnswerView>
    </div>
  )
}

const Nothing = () => (
  <EmptyState
    icon={Gift}
    title="진행 중인 카지노/슬롯 이벤트가 없습니다."
    hint="새 이벤트가 열리면 이곳에 바로 표시됩니다."
    action={
      <Link
        to="/event"
        className="inline-flex h-10 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
      >
        이벤트 목록
      </Link>
    }
  />
)
