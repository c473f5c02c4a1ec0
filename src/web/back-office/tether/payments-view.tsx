import { Inbox } from 'lucide-react'
import {
  type DeskPayment,
  type DeskTransfer,
  tetherDeskContract,
} from '#contract/back-office/cashier/tether-desk.ts'
import { heldReasons, paymentStates, transferStates } from '#domain/cashier/tether/tether-states.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { listPart } from '../kit/lists/list-desk.tsx'
import { fixedTo, listFilter, memberName } from '../kit/lists/list-filter.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { CallsDialog } from './calls-dialog.tsx'
import { CreditDialog, ReturnDialog } from './transfer-dialogs.tsx'

const tones: Readonly<Record<DeskPayment['state'], BadgeTone>> = {
  opening: 'plain',
  open: 'bright',
  confirming: 'gold',
  done: 'jade',
  expired: 'outline',
  cancelled: 'outline',
  failed: 'up',
}

type Open = {
  readonly kind: 'credit' | 'return' | 'calls'
  readonly payment: DeskPayment
  readonly transfer?: DeskTransfer
}

const payments = (show: 'held' | 'all', nothing: string) =>
  listPart({
    call: tetherDeskContract.payments,
    filter: listFilter({ name: memberName('회원'), show: fixedTo(show) }),
    dialog: (open: Open, close) => <OpenDialog open={open} onClose={close} />,
    list: (data, { open }) => (
      <ol aria-label="테더 결제" className="card divide-y divide-line text-sm">
        {data.payments.map(payment => (
          <PaymentRow key={payment.id} payment={payment} onOpen={open} />
        ))}
      </ol>
    ),
    unit: '건',
    icon: Inbox,
    nothing,
    nothingLeft: '조건에 맞는 결제가 없습니다.',
  })

/** Payments with their transfers; those that need a decision have a view of their own. */
export const PaymentsView = payments('all', '테더 결제가 없습니다.')
export const HeldView = payments('held', '확인할 송금이 없습니다.')

type RowProps = { readonly payment: DeskPayment; readonly onOpen: (open: Open) => void }

function PaymentRow({ payment, onOpen }: RowProps) {
  const { no, member, state, amount, usdt, rate, network, openedAt, transfers } = payment
  return (
    <li className="grid gap-2 px-3.5 py-2.5" data-payment={payment.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{paymentStates[state]}</Badge>
        <span className="font-semibold">{amount === null ? '금액 자유' : `${formatFigure(amount)}원`}</span>
        <span className="text-dim">
          {[usdt === null ? '' : `${usdt} USDT`, `1 USDT = ${formatFigure(rate)}원`, network]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
        <span className="text-dim">{`No.${no} · ${openedAt}`}</span>
        <span className="ml-auto">
          <Button size="sm" look="quiet" onClick={() => onOpen({ kind: 'calls', payment })}>
            알림
          </Button>
        </span>
      </div>
      {transfers.map(transfer => (
        <TransferRow key={transfer.txid} payment={payment} transfer={transfer} onOpen={onOpen} />
      ))}
    </li>
  )
}

const againstWords = { less: '견적보다 적음', more: '견적보다 많음' } as const

function TransferRow({ payment, transfer, onOpen }: RowProps & { readonly transfer: DeskTransfer }) {
  const mayDecide = useMay('cashier:write')
  const { usdt, state, confirmations, needed, credited, against, heldReason, note, txid, seenAt } = transfer
  const words = [
    `${usdt} USDT`,
    state === 'seen' ? `확인중 ${confirmations}/${needed}` : transferStates[state],
    credited === null ? '' : `${formatFigure(credited)}원 입금`,
    against === null ? '' : againstWords[against],
    heldReason === null ? '' : heldReasons[heldReason],
    note,
  ]
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-s2 px-3 py-2">
      <p className="min-w-0 flex-1">
        {words.filter(Boolean).join(' · ')}
        <span className="block text-xs wrap-anywhere text-dim">{`${seenAt} · TXID ${txid}`}</span>
      </p>
      {mayDecide && state === 'held' && (
        <span className="flex gap-1.5">
          <Button size="sm" look="primary" onClick={() => onOpen({ kind: 'credit', payment, transfer })}>
            입금 처리
          </Button>
          <Button size="sm" onClick={() => onOpen({ kind: 'return', payment, transfer })}>
            반환
          </Button>
        </span>
      )}
    </div>
  )
}

function OpenDialog({ open: { kind, payment, transfer }, onClose }: { open: Open; onClose: () => void }) {
  if (kind === 'calls')
    return <CallsDialog about={payment.id} title={`테더입금 No.${payment.no}`} onClose={onClose} />
  if (!transfer) return null
  return kind === 'credit' ? (
    <CreditDialog payment={payment} transfer={transfer} onClose={onClose} />
  ) : (
    <ReturnDialog payment={payment} transfer={transfer} onClose={onClose} />
  )
}
