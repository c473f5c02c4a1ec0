import { useState } from 'react'
import { type OwnTetherPayment, tetherDepositContract } from '#contract/cashier/tether.ts'
import { paymentStates, transferStates } from '#domain/cashier/tether/tether-states.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { openPaymentAgain } from './open-payment-window.ts'
import { type Step, Steps } from './steps.tsx'
import { TimeLeft } from './time-left.tsx'

const tones: Readonly<Record<OwnTetherPayment['state'], BadgeTone>> = {
  opening: 'plain',
  open: 'bright',
  confirming: 'gold',
  done: 'jade',
  expired: 'outline',
  cancelled: 'outline',
  failed: 'up',
}

/** Own payments, newest first, with state and transfers (WALLET-012). */
export const PaymentList = ({ payments }: { readonly payments: readonly OwnTetherPayment[] }) => (
  <ul aria-label="테더 입금내역" className="card divide-y divide-line">
    {payments.map(payment => (
      <PaymentRow key={payment.id} payment={payment} />
    ))}
  </ul>
)

function PaymentRow({ payment }: { readonly payment: OwnTetherPayment }) {
  const { no, state, amount, usdt, rate, network, transfers } = payment
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4" data-payment={payment.id} data-state={state}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <p className="text-sm text-dim">{`테더입금 No.${no} · ${network}`}</p>
          <p className="flex items-center gap-2 text-lg font-bold">
            {amount === null ? '금액 자유' : `${formatFigure(amount)}원`}
            <Badge tone={tones[state]}>{paymentStates[state]}</Badge>
          </p>
        </div>
        <p className="text-right text-sm text-dim">
          {usdt !== null && <span className="block">{usdt} USDT</span>}
          {`1 USDT = ${formatFigure(rate)}원`}
        </p>
      </div>
      <Steps steps={stepsOf(payment)} />
      {transfers.map(transfer => (
        <Transfer key={transfer.txid} transfer={transfer} />
      ))}
      {state === 'open' && <OpenActs payment={payment} />}
    </li>
  )
}

type TransferOf = OwnTetherPayment['transfers'][number]
const againstWords = { less: '신청보다 적게 보냄', more: '신청보다 많이 보냄' } as const

const Transfer = ({ transfer }: { readonly transfer: TransferOf }) => {
  const { usdt, state, confirmations, needed, credited, against, txid } = transfer
  const words = [
    `${usdt} USDT`,
    state === 'seen' ? `확인중 ${confirmations}/${needed}` : transferStates[state],
    credited === null ? '' : `${formatFigure(credited)}원 입금`,
    against === null ? '' : againstWords[against],
    state === 'held' ? '담당자가 확인하고 있습니다.' : '',
  ]
  return (
    <p className="rounded-md bg-s2 px-3 py-2 text-sm" data-transfer={state}>
      {words.filter(Boolean).join(' · ')}
      <span className="block truncate text-xs text-dim" title={txid}>
        TXID {txid}
      </span>
    </p>
  )
}

function stepsOf({ state, openedAt, endedAt, expiresAt, transfers }: OwnTetherPayment): Step[] {
  const first: Step = { word: '신청', note: openedAt.slice(5, 16), look: 'done' }
  const end = (endedAt ?? expiresAt).slice(5, 16)
  if (state === 'expired' || state === 'cancelled' || state === 'failed')
    return [first, { word: paymentStates[state], note: end, look: 'failed' }]
  const seen = transfers[0]
  const progress = seen ? `${seen.confirmations}/${seen.needed}` : '송금 대기'
  return [
    first,
    {
      word: '확인중',
      note: state === 'done' ? (seen?.seenAt.slice(5, 16) ?? '') : progress,
      look: state === 'done' ? 'done' : 'now',
    },
    {
      word: '완료',
      note: state === 'done' ? end : '확인 후 입금',
      look: state === 'done' ? 'done' : 'ahead',
    },
  ]
}

function OpenActs({ payment: { id, no, expiresAt } }: { readonly payment: OwnTetherPayment }) {
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    const answer = await call(tetherDepositContract.cancel, { params: { id } })
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TimeLeft until={expiresAt} />
      <span className="ml-auto flex gap-2">
        <Button size="sm" onClick={() => setAsking(true)}>
          신청 취소
        </Button>
        <Button size="sm" look="primary" onClick={() => void openPaymentAgain(id)}>
          결제창 열기
        </Button>
      </span>
      {asking && (
        <SureDialog
          title="입금신청을 취소하시겠습니까?"
          confirm="신청 취소"
          danger
          onSure={cancel}
          onClose={() => setAsking(false)}
        >
          {`테더입금 No.${no} · 이미 보내셨다면 취소하지 마세요.`}
        </SureDialog>
      )}
    </div>
  )
}
