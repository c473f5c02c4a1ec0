import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { milestoneContract } from '#contract/promotions/milestones.ts'
import { type MilestoneKind, milestoneKinds } from '#domain/promotions/milestones.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { MilestoneList } from './milestone-list.tsx'

/** 누적이벤트: the month's counters and steps (ROUTE-070, ROUTE-071). */
export function Page() {
  const answer = useCall(milestoneContract.month, undefined, { staleTime: 0 })
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">누적이벤트</h1>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {milestones =>
          milestones.steps.length === 0 ? (
            <NoSteps />
          ) : (
            <>
              <p className="text-sm text-dim">
                {`${Number(milestones.month.slice(5))}월 한 달 동안의 출석, 보상을 받은 데일리퀘스트, 완료된 충전, 결과가 확정된 베팅(당첨, 낙첨)을 집계합니다. 적중특례와 취소된 베팅, 반환된 충전은 제외됩니다. 받지 않은 보상은 ${Number(milestones.lastDay.slice(5, 7))}월 ${Number(milestones.lastDay.slice(8))}일이 지나면 사라집니다.`}
              </p>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] items-start gap-4">
                {milestoneKinds
                  .filter(kind => isSum(kind) || milestones.steps.some(step => step.kind === kind))
                  .map(kind => (
                    <MilestoneList key={kind} kind={kind} milestones={milestones} />
                  ))}
              </div>
            </>
          )
        }
      </AnswerView>
    </div>
  )
}

/** Sums of money are shown even without a step (ROUTE-071). */
const isSum = (kind: MilestoneKind): boolean => kind === 'deposits' || kind === 'bets'

const NoSteps = () => (
  <div className="card">
    <EmptyState
      icon={Trophy}
      title="진행 중인 누적이벤트가 없습니다."
      hint="새 이벤트가 열리면 이곳에 표시됩니다."
      action={
        <Link
          to="/event"
          className="inline-flex h-10 items-center rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
        >
          이벤트 보기
        </Link>
      }
    />
  </div>
)
