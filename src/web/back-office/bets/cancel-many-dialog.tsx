import { betDeskContract } from '#contract/back-office/bet-desk.ts'
import { type CancelledBets, cancelManyContract } from '#contract/back-office/bets/cancel-many.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { MEMBER_TOLD_HINT } from '../kit/acts/reason-field.tsx'
import { CancelPreview } from './cancel-preview.tsx'
import type { ChosenBody } from './chosen-bets.ts'
import { useCancelPreview } from './use-cancel-preview.ts'

type CancelManyDialogProps = {
  readonly asked: ChosenBody
  readonly onDone: (done: CancelledBets) => void
  readonly onClose: () => void
}

const reasons = ['배당 오류', '경기 정보 오류', '이상 베팅', '회원 요청']

/**
 * First shows the effect of cancelling many bets, then cancels exactly those, each separately
 * (BETFLOW-028, B14).
 */
export function CancelManyDialog({ asked, onDone, onClose }: CancelManyDialogProps) {
  const { preview, refusal } = useCancelPreview(asked)
  const chosen = (preview?.bets ?? []).flatMap(({ bet: { id, memberId }, left }) =>
    left === null ? [{ betId: id, memberId }] : [],
  )
  return (
    <ActDialog
      title="베팅 일괄 취소"
      description="베팅금 전액을 회원에게 환불합니다. 취소한 베팅은 되돌릴 수 없습니다."
      presets={reasons}
      reasonHint={MEMBER_TOLD_HINT}
      confirm={preview && chosen.length > 0 ? `베팅 ${formatFigure(chosen.length)}건 취소` : '베팅 취소'}
      danger
      size="content"
      ready={chosen.length > 0}
      done={({ cancelled, stakes }: CancelledBets) =>
        `${formatFigure(cancelled.length)}건을 취소하고 ${formatFigure(stakes)}원을 환불했습니다.`
      }
      rereads={[betDeskContract.bets, betDeskContract.detail]}
      onAct={async reason => {
        const answer = await call(cancelManyContract.cancel, { body: { bets: chosen, reason } })
        if (answer.ok) onDone(answer.value)
        return answer
      }}
      onClose={onClose}
    >
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
      {preview && <CancelPreview preview={preview} />}
      {!preview && !refusal && <SkeletonRows rows={4} className="h-9" />}
    </ActDialog>
  )
}
