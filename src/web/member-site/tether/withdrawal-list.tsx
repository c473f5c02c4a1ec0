import type { OwnTetherWithdrawal } from '#contract/cashier/tether.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { withdrawalStates } from '#domain/cashier/tether/tether-states.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { type Step, Steps } from './steps.tsx'

const tones: Readonly<Record<OwnTetherWithdrawal['state'], BadgeTone>> = {
  requested: 'bright',
  held: 'gold',
  approved: 'gold',
  sent: 'gold',
  done: 'jade',
  rejected: 'outline',
  failed: 'up',
}

/** The member's own withdrawals with their status, newest first (WALLET-012). */
export const WithdrawalList = ({ requests }: { readonly requests: readonly OwnTetherWithdrawal[] }) => (
  <ul aria-label="테더 출금내역" className="card divide-y divide-line">
    {requests.map(one => (
      <li
        key={one.id}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4"
        data-withdrawal={one.id}
        data-state={one.state}
      >
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="grid gap-0.5">
            <p className="text-sm text-dim">{`테더출금 No.${one.no} · ${one.network} ${shortAddress(one.address)}`}</p>
            <p className="flex items-center gap-2 text-lg font-bold">
              {`${formatFigure(one.amount)}원`}
              <Badge tone={tones[one.state]}>{withdrawalStates[one.state]}</Badge>
            </p>
          </div>
          <p className="text-right text-sm text-dim">
            <span className="block">{one.net} USDT</span>
            {`1 USDT = ${formatFigure(one.rate)}원 · 수수료 ${one.fee}`}
          </p>
        </div>
        <Steps steps={stepsOf(one)} />
        {one.reason && <p className="rounded-md bg-s2 px-3 py-2 text-sm">{one.reason}</p>}
        {one.txid && (
          <p className="truncate text-xs text-dim" title={one.txid}>
            TXID {one.txid}
          </p>
        )}
      </li>
    ))}
  </ul>
)

function stepsOf({ state, askedAt, changedAt, confirmations, needed }: OwnTetherWithdrawal): Step[] {
  const first: Step = { word: '신청', note: askedAt.slice(5, 16), look: 'done' }
  const end = changedAt.slice(5, 16)
  if (state === 'rejected' || state === 'failed')
    return [first, { word: withdrawalStates[state], note: `${end} 반환`, look: 'failed' }]
  const isOut = state === 'approved' || state === 'sent'
  const isDone = state === 'done'
  const middle = isOut ? `전송 ${confirmations}/${needed}` : '담당자 확인 중'
  return [
    first,
    {
      word: isOut || isDone ? '확인중' : '대기',
      note: isDone ? '승인·전송' : middle,
      look: isDone ? 'done' : 'now',
    },
    { word: '완료', note: isDone ? end : '전송 확인 후', look: isDone ? 'done' : 'ahead' },
  ]
}
