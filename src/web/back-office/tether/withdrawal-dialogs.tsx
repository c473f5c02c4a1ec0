import { type DeskTetherWithdrawal, tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

export type Decision = 'approve' | 'hold' | 'reject'

type DecideDialogProps = {
  readonly decision: Decision
  readonly withdrawal: DeskTetherWithdrawal
  readonly onClose: () => void
}

const words = {
  approve: {
    title: '테더 출금 승인',
    description: '게이트웨이가 바로 전송합니다. 전송을 시작하면 취소할 수 없습니다.',
    presets: ['정상 출금', '본인 확인 완료'],
    confirm: '승인',
    done: '승인했습니다. 전송이 확인되면 완료됩니다.',
    hint: '작업로그에 남습니다.',
  },
  hold: {
    title: '테더 출금 대기',
    description: '회원에게 담당자가 확인 중이라고 표시됩니다.',
    presets: ['본인 확인 필요', '베팅 내역 확인'],
    confirm: '대기',
    done: '대기로 변경했습니다.',
    hint: '작업로그에 남습니다.',
  },
  reject: {
    title: '테더 출금 취소',
    description: '전액이 회원에게 바로 돌아갑니다.',
    presets: ['지갑 주소 확인 필요', '롤링 조건 미충족', '회원 요청'],
    confirm: '출금 취소',
    done: '취소하고 전액을 돌려주었습니다.',
    hint: '회원에게 그대로 보입니다.',
  },
} as const

const rereads = [tetherDeskContract.withdrawals]
const routes = {
  approve: tetherDeskContract.approve,
  hold: tetherDeskContract.hold,
  reject: tetherDeskContract.reject,
} as const

/** One of the three decisions on a withdrawal, with its facts. */
export function DecideDialog({ decision, withdrawal, onClose }: DecideDialogProps) {
  const { title, description, presets, confirm, done, hint } = words[decision]
  const { id, no, member, amount, net, fee, rate, network, address, sharedWith } = withdrawal
  return (
    <ActDialog
      {...{ title, description, presets, confirm, done, rereads, onClose }}
      danger={decision === 'reject'}
      reasonHint={hint}
      onAct={reason => call(routes[decision], { params: { id }, body: { reason } })}
    >
      <FactList
        dense
        facts={[
          ['신청', `No.${no} · ${member.nickname} (${member.userId})`],
          ['금액', `${formatFigure(amount)}원`],
          ['보낼 테더', `${net} USDT (수수료 ${fee}, 1 USDT = ${formatFigure(rate)}원)`],
          ['지갑 주소', `${network} ${address}`],
          ...(sharedWith > 0 ? [['주의', `같은 주소를 등록한 다른 회원 ${sharedWith}명`] as const] : []),
        ]}
      />
    </ActDialog>
  )
}
