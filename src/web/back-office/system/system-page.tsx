import { systemContract } from '#contract/back-office/system.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { AlarmList } from './alarm-list.tsx'
import { HouseFacts } from './house-facts.tsx'
import { ProcessList } from './process-list.tsx'
import { TaskList } from './task-list.tsx'

/** Polled instead of sent over the live connection, because the data changes constantly. */
const POLL_MILLISECONDS = 5_000

/** 시스템: alarms, processes with version and clock, and background tasks with their leaders (X14, X15). */
export function Page() {
  const answer = useCall(systemContract.system, undefined, {
    staleTime: 0,
    refetchInterval: POLL_MILLISECONDS,
  })
  return (
    <DeskPage title="시스템" note={answer.data && `${answer.data.at} 기준 · 5초마다 갱신`}>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={10} className="h-11" />}>
        {system => (
          <>
            <AlarmList alarms={system.alarms} />
            <HouseFacts system={system} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="text-md font-semibold">프로세스</h2>
              <ProcessList processes={system.processes} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="text-md font-semibold">백그라운드 작업</h2>
              <TaskList tasks={system.tasks} />
            </div>
          </>
        )}
      </AnswerView>
    </DeskPage>
  )
}
