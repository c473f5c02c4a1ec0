import type { OverdueBet } from '#contract/back-office/bets/overdue-bet.ts'
import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { formatWon } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { call } from '#web/client/api/api.ts'
import { MEMBER_TOLD_HINT } from '../../kit/acts/reason-field.tsx'
import { reasonsOf } from './reasons.ko.ts'
import { TradingDialog } from './trading-dialog.tsx'

type EndWaitingDialogProps = { readonly bet: OverdueBet; readonly onClose: () => void }

/** Ends a pending in-play bet: it is not booked, and its stake is refunded. */
export function EndWaitingDialog({ bet, onClose }: EndWaitingDialogProps) {
  const { memberId, id: betId, amounts } = bet
  return (
    <TradingDialog
      title="접수 중인 베팅 취소"
      description={`베팅을 접수하지 않고 베팅금 ${formatWon(won(amounts))}을 회원에게 돌려줍니다.`}
      presets={reasonsOf['end-waiting']}
      reasonHint={MEMBER_TOLD_HINT}
      confirm="베팅 취소"
      danger
      done="베팅을 취소하고 베팅금을 돌려주었습니다."
      onAct={reason =>
        call(betOperatorContract.endWaiting, { params: { id: memberId, betId }, body: { reason } })
      }
      onClose={onClose}
    />
  )
}
