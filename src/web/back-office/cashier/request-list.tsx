import type { DeskRequest } from '#contract/cashier/cash-desk.ts'
import { cashMethods, isReversible, isWaitingCash, NO_BONUS } from '#domain/cashier/cash-request.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { CashHints } from '../kit/cash-hints.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { StateBadge, WhoAsks } from './request-words.tsx'

/** Operator actions on a request. */
export type Way = 'approve' | 'hold' | 'reject' | 'reverse' | 'look'

/** Decisions on a pending request. */
export type Decision = Extract<Way, 'approve' | 'hold' | 'reject'>
export const isDecision = (way: Way): way is Decision => way !== 'reverse' && way !== 'look'

type RequestListProps = {
  readonly requests: readonly DeskRequest[]
  readonly onWay: (way: Way, request: DeskRequest) => void
}

const wayWords = { approve: '승인', hold: '대기', reject: '취소' } as const

/** Requests of members; pending ones have the decision buttons; a decision covers the whole amount. */
export function RequestList({ requests, onWay }: RequestListProps) {
  const mayDecide = useMay('cashier:write')
  const buttons = (request: DeskRequest) => (
    <span className="flex flex-wrap gap-1.5">
      {mayDecide &&
        isWaitingCash(request.state) &&
        // Requests through a payment gateway are decided by the gateway.
        request.method === 'bank' &&
        (['approve', 'hold', 'reject'] as const)
          .filter(way => way !== 'hold' || request.state === 'requested')
          .map(way => (
            <Button
              key={way}
              size="sm"
              look={way === 'approve' ? 'primary' : 'plain'}
              aria-label={`No.${request.no} ${wayWords[way]}`}
              onClick={() => onWay(way, request)}
            >
              {wayWords[way]}
            </Button>
          ))}
      {mayDecide && isReversible(request) && (
        <Button size="sm" aria-label={`No.${request.no} 회수`} onClick={() => onWay('reverse', request)}>
          회수
        </Button>
      )}
      <Button
        size="sm"
        look="quiet"
        aria-label={`No.${request.no} 상세`}
        onClick={() => onWay('look', request)}
      >
        상세
      </Button>
    </span>
  )
  return (
    <RowList
      label="신청 목록"
      columns={[...columns, { key: 'acts', title: '작업', width: '276px', cell: buttons }]}
      rows={requests}
      rowKey={({ id }) => id}
      card={request => (
        <li className="grid gap-1.5 px-3.5 py-3">
          <p className="flex items-center gap-2">
            <StateBadge state={request.state} />
            <Money won={request.amount} />
            <span className="ml-auto text-xs text-dim">{`No.${request.no} · ${request.at.slice(5, 16)}`}</span>
          </p>
          <WhoAsks member={request.member} />
          <p className="text-xs text-dim">{whereOf(request)}</p>
          <CashHints hints={request.hints} />
          {request.reason && <p className="text-xs text-dim">{request.reason}</p>}
          {buttons(request)}
        </li>
      )}
    />
  )
}

const whereOf = ({ method, holder, account, bonus }: DeskRequest): string =>
  [cashMethods[method], holder, account, bonus !== NO_BONUS && '보너스'].filter(Boolean).join(' · ')

const columns: readonly Column<DeskRequest>[] = [
  { key: 'no', title: '번호', width: '84px', cell: ({ no }) => no },
  { key: 'state', title: '상태', width: '72px', cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'member', title: '회원', cell: ({ member }) => <WhoAsks member={member} /> },
  {
    key: 'amount',
    title: '금액',
    width: '130px',
    figures: true,
    cell: ({ amount }) => <Money won={amount} />,
  },
  { key: 'where', title: '예금주·계좌', cell: whereOf },
  {
    key: 'hints',
    title: '확인',
    cell: ({ hints, reason }) => (hints.length > 0 ? <CashHints hints={hints} /> : (reason ?? '–')),
  },
  { key: 'at', title: '신청', width: '108px', cell: ({ at }) => at.slice(5, 16) },
  {
    key: 'decided',
    title: '처리',
    width: '108px',
    cell: ({ decidedAt, decidedBy }) => (
      <span className="text-xs text-dim">
        {decidedAt?.slice(5, 16) ?? '–'}
        {decidedBy && <span className="block">{decidedBy}</span>}
      </span>
    ),
  },
]
