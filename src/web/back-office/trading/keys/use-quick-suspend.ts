import { useRef } from 'react'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { type ActAnswer, useAct } from '../../kit/acts/use-act.ts'

/** What a key stops, or lets go on, at once. */
export type QuickTarget = {
  readonly fixtureId: number
  readonly marketId?: number | string | undefined
  /** As the toast calls it: "울산 vs 서울", "핸디캡 -0.5". */
  readonly name: string
  readonly suspended: boolean
}

/** A key asks for nothing: in a danger the second counts. The log tells that it was one. */
const STOP_REASON = '단축키 빠른 정지'
const GO_ON_REASON = '단축키 정지 해제'

/** Stops betting at the press of a key, or ends that; one thing at a time. */
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
