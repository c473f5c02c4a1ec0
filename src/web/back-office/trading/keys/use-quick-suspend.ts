import { useRef } from 'react'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { type ActAnswer, useAct } from '../../kit/acts/use-act.ts'

/** The target of a suspension by shortcut. */
export type QuickTarget = {
  readonly fixtureId: number
  readonly marketId?: number | string | undefined
  /** Name for the toast: "울산 vs 서울", "핸디캡 -0.5". */
  readonly name: string
  readonly suspended: boolean
}

/** A shortcut asks for no reason, since seconds count; the log shows that it was one. */
const STOP_REASON = '단축키 빠른 정지'
const GO_ON_REASON = '단축키 정지 해제'

/** Suspends or resumes betting by shortcut; one target at a time. */
export function useQuickSuspend(): (target: QuickTarget) => void {
  const busy = useRef(false)
  const { act } = useAct<string>({
    done: text => text,
    rereads: [tradingContract.fixtures, tradingContract.fixture],
    onRefused: showRefusal,
    onDone: () => {},
  })
  return ({ fixtureId, marketId, name, suspended }) => {
    if (busy.current) return
    busy.current = true
    const send = async (): Promise<ActAnswer<string>> => {
      const answer = await call(fixtureOperatorContract.suspend, {
        params: { fixtureId },
        body: {
          suspended,
          reason: suspended ? STOP_REASON : GO_ON_REASON,
          ...(marketId !== undefined && { marketId }),
        },
      })
      if (!answer.ok) return answer
      return {
        ok: true,
        value: suspended
          ? `${name} 베팅을 정지했습니다. 한 번 더 누르면 해제합니다.`
          : `${name} 정지를 해제했습니다.`,
      }
    }
    void act(send).finally(() => {
      busy.current = false
    })
  }
}
