import { type DeskRoundDetail, roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type VoidDialogProps = { readonly round: DeskRoundDetail; readonly onClose: () => void }

const reasons = ['시스템 오류', '설정 오류', '운영 중단']

/** Voids a round before its draw: all stakes are refunded, and it is never drawn. */
export const VoidRoundDialog = ({ round, onClose }: VoidDialogProps) => (
  <ActDialog
    title="회차 적특"
    description={`${round.title} ${round.roundId}회의 베팅 ${formatFigure(round.bets)}건, ${formatFigure(round.stakes)}원을 모두 환불합니다. 추첨 전까지 들어온 베팅도 함께 환불하며, 되돌릴 수 없습니다.`}
    presets={reasons}
    reasonHint="사유는 회원의 결과 화면에도 표시됩니다."
    confirm="적특 처리"
    danger
    done="회차를 적특 처리했습니다. 베팅금을 환불합니다."
    rereads={[roundDeskContract.round, roundDeskContract.rounds]}
    onAct={reason => call(roundDeskContract.voidRound, { params: { id: round.id }, body: { reason } })}
    onClose={onClose}
  />
)
