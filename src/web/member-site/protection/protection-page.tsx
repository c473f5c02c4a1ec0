import { protectionContract } from '#contract/account/protection.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { Helpline } from './helpline.tsx'
import { LimitsCard } from './limits-card.tsx'
import { NetCard } from './net-card.tsx'
import { ProtectionHistory } from './protection-history.tsx'
import { RealityCard } from './reality-card.tsx'
import { SelfTestCard } from './self-test-card.tsx'

/** 이용한도·자가제한: members' own limits and self-exclusion (handbook 8.2). */
export function Page() {
  const answer = useCall(protectionContract.state, undefined, { staleTime: 0 })
  return (
    <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h1 className="text-2xl">이용한도·자가제한</h1>
        <p className="text-dim">
          스스로 정한 한도는 모든 게임에 함께 적용됩니다. 낮추면 바로, 높이면 24시간 뒤 다시 확인한 후
          적용됩니다.
        </p>
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {state => (
          <>
            <LimitsCard state={state} />
            <ExclusionCard state={state} />
          </>
        )}
      </AnswerView>
      <RealityCard />
      <NetCard />
      <SelfTestCard />
      <Helpline />
      <ProtectionHistory />
    </div>
  )
}
