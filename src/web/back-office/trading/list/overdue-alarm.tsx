import { useState } from 'react'
import type { OverdueBet } from '#contract/back-office/bets/overdue-bet.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'

const OverdueBets = lazyDialog(() => import('./overdue-bets.tsx'), 'OverdueBets')
const EndWaitingDialog = lazyDialog(() => import('../acts/end-waiting-dialog.tsx'), 'EndWaitingDialog')

type OverdueAlarmProps = {
  /** Total count; those that have waited longest are listed. */
  readonly count: number
  readonly bets: readonly OverdueBet[]
}

/** In-play bets without an answer hold members' money: an operator must check and may end them. */
export function OverdueAlarm({ count, bets }: OverdueAlarmProps) {
  const [ending, setEnding] = useState<OverdueBet>()
  return (
    <>
      <div role="alert" className="contents">
        {count > 0 && <OverdueBets count={count} bets={bets} onEnd={setEnding} />}
      </div>
      {ending && <EndWaitingDialog bet={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}
