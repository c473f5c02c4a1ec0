import { coinEventOperatorContract } from '#contract/promotions/coin-event.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type OpenDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** Stops or resumes the draw. */
export function OpenDialog({ open, onClose }: OpenDialogProps) {
  const word = open ? '중지' : '재개'
  return (
    <ActDialog
      title={`코인 추첨 ${word}`}
      description="회원 화면에 바로 적용됩니다. 보유 코인과 약속된 시드는 그대로입니다."
      presets={['이벤트 시작', '이벤트 종료', '점검']}
      confirm={word}
      danger={open}
      done={`코인 추첨을 ${word}했습니다.`}
      rereads={[coinEventOperatorContract.overview]}
      onAct={reason => call(coinEventOperatorContract.setOpen, { body: { open: !open, reason } })}
      onClose={onClose}
    />
  )
}
