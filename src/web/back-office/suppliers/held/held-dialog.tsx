import { type HeldWin, heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type HeldDialogProps = {
  readonly win: HeldWin
  readonly decision: 'release' | 'reject'
  readonly onClose: () => void
}

const words = {
  release: {
    title: '보류 당첨 지급',
    presets: ['공급사 확인 완료', '잭팟 당첨 확인'],
    confirm: '지급',
    done: '당첨금을 지급했습니다.',
  },
  reject: {
    title: '보류 당첨 거절',
    presets: ['공급사 오류 확인', '키 유출 의심'],
    confirm: '거절',
    done: '당첨을 거절했습니다.',
  },
} as const

/** Pays a held win out, or rejects it. */
export const HeldDialog = ({ win, decision, onClose }: HeldDialogProps) => {
  const { title, presets, confirm, done } = words[decision]
  const who = `${win.nickname} (${win.userId}) 님의 ${win.game}`
  return (
    <ActDialog
      title={title}
      description={
        decision === 'release'
          ? `${who} 당첨금 ${formatFigure(win.amount)}원을 지급합니다. 되돌릴 수 없습니다.`
          : `${who} 당첨금 ${formatFigure(win.amount)}원을 지급하지 않습니다. 베팅은 다시 결과를 기다리며, 공급사가 새 번호로 바른 결과나 환불을 보내야 합니다.`
      }
      presets={presets}
      confirm={confirm}
      danger={decision === 'reject'}
      done={done}
      rereads={[heldWinsContract.heldWins]}
      onAct={reason =>
        call(decision === 'release' ? heldWinsContract.release : heldWinsContract.reject, {
          params: { id: win.supplierId, ref: win.ref },
          body: { reason },
        })
      }
      onClose={onClose}
    />
  )
}
