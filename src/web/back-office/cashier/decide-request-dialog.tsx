import { cashDeskContract, type DeskRequest } from '#contract/cashier/cash-desk.ts'
import { cashReasonContract } from '#contract/cashier/cash-reasons.ts'
import { cashDirections } from '#domain/cashier/cash-request.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, useCall } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { CashHints } from '../kit/cash-hints.tsx'
import type { Decision } from './request-list.tsx'

type DecideDialogProps = {
  readonly way: Decision
  readonly request: DeskRequest
  readonly onClose: () => void
}

const approveReasons = {
  deposit: ['입금 확인', '입금자명 일치'],
  withdrawal: ['이체 완료', '계좌 확인 후 이체'],
} as const

const routes = {
  approve: cashDeskContract.approve,
  hold: cashDeskContract.hold,
  reject: cashDeskContract.reject,
} as const

const words = { approve: '승인', hold: '대기', reject: '취소' } as const

/** The effect on the money, shown before the button is pressed. */
const outcomes = {
  approve: {
    deposit: '보유금액에 바로 반영됩니다.',
    withdrawal: '차감된 금액의 지급이 완료된 것으로 처리됩니다.',
  },
  hold: {
    deposit: '확인이 끝날 때까지 신청이 남아 있습니다.',
    withdrawal: '확인이 끝날 때까지 신청이 남아 있습니다.',
  },
  reject: { deposit: '머니는 지급되지 않습니다.', withdrawal: '차감된 금액은 전액 보유금액으로 돌아갑니다.' },
} as const

/** Approves, holds or cancels a request; the member reads the reason for holding or cancelling. */
export function DecideRequestDialog({ way, request, onClose }: DecideDialogProps) {
  const { id, no, direction, amount, member, holder, account, hints } = request
  const word = `${cashDirections[direction]} ${words[way]}`
  const reasons = useCall(cashReasonContract.reasons, undefined)
  const listed = reasons.data?.reasons.filter(one => one.direction === direction && one.use === way) ?? []
  const presets = way === 'approve' ? approveReasons[direction] : listed.map(({ text }) => text)
  return (
    <ActDialog
      title={`${word} · No.${no}`}
      description={`${member.nickname} (${member.userId}) · ${formatFigure(amount)}원`}
      presets={presets}
      {...(way !== 'approve' && { reasonHint: '회원에게 보입니다.' })}
      confirm={word}
      danger={way === 'reject'}
      done={`No.${no} ${word} 처리했습니다.`}
      rereads={[cashDeskContract.requests, cashDeskContract.waiting, cashDeskContract.request]}
      onAct={reason => call(routes[way], { params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <div className="grid gap-2 rounded-lg bg-s2 p-3.5 text-sm">
        <p>
          <b>{holder || '–'}</b>
          <span className="text-dim">{account && ` · ${account}`}</span>
        </p>
        <CashHints hints={hints} />
        <p className="text-dim">{outcomes[way][direction]}</p>
      </div>
    </ActDialog>
  )
}
