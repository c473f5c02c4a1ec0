import type { ReactNode } from 'react'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { type CashState, cashDirections, cashMethods, cashStates } from '#domain/cashier/cash-request.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { RequestTimeline } from './request-timeline.tsx'

const tones: Readonly<Record<CashState, BadgeTone>> = {
  requested: 'plain',
  'on-hold': 'bright',
  done: 'jade',
  cancelled: 'up',
  failed: 'up',
  reversed: 'up',
}

const nameOf = ({ direction, method, no }: OwnCashRequest): string =>
  `${method === 'play' ? cashMethods.play : cashDirections[direction]} No.${no}`

/** The outcome of a request in one sentence. */
function outcomeOf({ direction, state, amount, reason, steps }: OwnCashRequest): string {
  const last = steps.at(-1)
  if (state === 'on-hold') return last?.word ?? ''
  if (state === 'reversed') return `${formatFigure(amount)}원이 회수되었습니다. ${reason ?? ''}`
  if (state !== 'cancelled' && state !== 'failed') return ''
  const why = reason ?? (direction === 'deposit' ? '본인이 취소했습니다.' : '')
  const back =
    direction === 'withdrawal'
      ? `${formatFigure(amount)}원은 ${last?.at.slice(11, 16) ?? ''}에 보유금액으로 돌아왔습니다.`
      : ''
  return [why, back].filter(Boolean).join(' ')
}

/** A request of the member: direction, amount, state and reason (WALLET-012). */
export function RequestCard({
  request,
  action,
}: {
  readonly request: OwnCashRequest
  /** An action that the member can still take. */
  readonly action?: ReactNode
}) {
  const outcome = outcomeOf(request)
  return (
    <li data-request={request.no} className="grid gap-3 px-5 py-4 mobile:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="grid gap-0.5">
          <span className="text-xs text-dim">{nameOf(request)}</span>
          <span className="flex items-center gap-2 text-lg">
            <Money won={request.amount} />
            <Badge tone={tones[request.state]}>{cashStates[request.state]}</Badge>
          </span>
        </div>
        <span className="ml-auto text-right text-xs text-dim">
          {request.at.slice(2, 16)}
          {request.account && <span className="block">{request.account}</span>}
        </span>
      </div>
      <RequestTimeline request={request} />
      {outcome && <p className="rounded-md bg-s2 px-3 py-2 text-sm text-dim wrap-anywhere">{outcome}</p>}
      {action}
    </li>
  )
}
