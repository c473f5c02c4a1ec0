import { type BetDetail, betDeskContract } from '#contract/back-office/bet-desk.ts'
import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { MEMBER_TOLD_HINT } from '../kit/acts/reason-field.tsx'
import { totalWord } from './bet-words.tsx'

const reasons = ['회원 요청', '배당 오류', '경기 정보 오류', '이상 베팅']

const rereads = [
  betDeskContract.detail,
  betDeskContract.bets,
  betOperatorContract.openBetsOn,
  tradingContract.fixture,
]

type CancelDialogProps = { readonly detail: BetDetail; readonly onClose: () => void }

/** Cancels an open bet while its outcome is unknown: the whole stake is refunded once (BETFLOW-028, B14). */
export const CancelDialog = ({ detail: { bet, member }, onClose }: CancelDialogProps) => (
  <ActDialog
    title="베팅 취소"
    description={`${bet.isFree ? '프리벳 쿠폰을 회원에게 돌려줍니다.' : '베팅금 전액을 회원에게 환불합니다.'} 취소한 베팅은 되돌릴 수 없습니다.`}
    presets={reasons}
    reasonHint={MEMBER_TOLD_HINT}
    confirm="베팅 취소"
    danger
    done="베팅을 취소하고 베팅금을 환불했습니다."
    rereads={rereads}
    onAct={reason =>
      call(betOperatorContract.cancelBet, {
        params: { id: member.memberId, betId: bet.id },
        body: { reason },
      })
    }
    onClose={onClose}
  >
    <FactList
      dense
      facts={[
        ['회원', `${member.nickname} (${member.userId})`],
        ['베팅시간', bet.createdAt],
        ['총배당', totalWord(bet.totalRatio)],
        ['환불금액', bet.isFree ? '프리벳 쿠폰' : `${formatFigure(bet.amounts)}원`],
      ]}
    />
  </ActDialog>
)
