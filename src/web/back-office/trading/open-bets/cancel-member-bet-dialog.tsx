import { betOperatorContract, type FixtureBet } from '#contract/back-office/bets-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { reasonsOf } from '../acts/reasons.ko.ts'
import { TradingDialog } from '../acts/trading-dialog.tsx'
import { kindWord, memberWord, pickWord, totalWord } from './bet-words.ts'

type CancelBetDialogProps = { readonly bet: FixtureBet; readonly onClose: () => void }

/** The member gets this reason in a message. */
const READ_HINT = '작업로그에 남고, 회원에게 쪽지로도 전달됩니다.'

/** Cancels a member's open bet: the whole stake is refunded once (BETFLOW-028). */
export function CancelMemberBetDialog({ bet, onClose }: CancelBetDialogProps) {
  return (
    <TradingDialog
      title="베팅 취소"
      description="베팅금 전액을 회원에게 환불합니다. 취소한 베팅은 되돌릴 수 없습니다."
      presets={reasonsOf['cancel-bet']}
      reasonHint={READ_HINT}
      confirm="베팅 취소"
      danger
      done="베팅을 취소하고 베팅금을 환불했습니다."
      onAct={reason =>
        call(betOperatorContract.cancelBet, {
          params: { id: bet.memberId, betId: bet.id },
          body: { reason },
        })
      }
      onClose={onClose}
    >
      <FactList
        dense
        facts={[
          ['회원', memberWord(bet)],
          ['베팅시간', bet.createdAt],
          ['구분', kindWord(bet)],
          ['이 경기 선택', bet.picks.map(pickWord).join(', ')],
          ['총배당', totalWord(bet)],
          ['환불금액', `${formatFigure(bet.amounts)}원`],
        ]}
      />
    </TradingDialog>
  )
}
