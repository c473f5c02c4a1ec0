import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DeskTetherWithdrawal, tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { withdrawalStates } from '#domain/cashier/tether/tether-states.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { CashHints } from '../kit/cash-hints.tsx'
import { listPart } from '../kit/lists/list-desk.tsx'
import { type Field, listFilter, memberName, readKey } from '../kit/lists/list-filter.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { CallsDialog } from './calls-dialog.tsx'
import { DecideDialog, type Decision } from './withdrawal-dialogs.tsx'

const tones: Readonly<Record<DeskTetherWithdrawal['state'], BadgeTone>> = {
  requested: 'bright',
  held: 'gold',
  approved: 'gold',
  sent: 'gold',
  done: 'jade',
  rejected: 'outline',
  failed: 'up',
}

type Open = { readonly kind: Decision | 'calls'; readonly withdrawal: DeskTetherWithdrawal }

const showWords = { waiting: '처리할 신청', all: '처리된 신청도 보기' } as const

const show: Field<keyof typeof showWords> = {
  ...{ usual: 'waiting', read: readKey(showWords), excludes: true },
  control: {
    ...{ kind: 'own', place: 'bar' },
    draw: ({ value, onPick }) => (
      <Checkbox
        label={showWords.all}
        checked={value === 'all'}
        onChange={all => onPick(all ? 'all' : 'waiting')}
      />
    ),
  },
}

/** Withdrawals in tether: longest waiting first, with risk hints. */
export const WithdrawalsView = listPart({
  call: tetherDeskContract.withdrawals,
  filter: listFilter({ name: memberName('회원'), show }),
  dialog: ({ kind, withdrawal }: Open, close) =>
    kind === 'calls' ? (
      <CallsDialog about={withdrawal.id} title={`테더출금 No.${withdrawal.no}`} onClose={close} />
    ) : (
      <DecideDialog decision={kind} withdrawal={withdrawal} onClose={close} />
    ),
  list: ({ withdrawals }, { open }) => <WithdrawalRows withdrawals={withdrawals} onOpen={open} />,
  unit: '건',
  icon: Inbox,
  nothing: '처리할 출금신청이 없습니다.',
  nothingLeft: '테더 출금신청이 없습니다.',
})

type RowsProps = {
  readonly withdrawals: readonly DeskTetherWithdrawal[]
  readonly onOpen: (open: Open) => void
}

function WithdrawalRows({ withdrawals, onOpen }: RowsProps) {
  const mayDecide = useMay('cashier:write')
  const buttons = (withdrawal: DeskTetherWithdrawal): ReactNode => {
    const { no, state } = withdrawal
    const isOpen = state === 'requested' || state === 'held'
    const button = (kind: Open['kind'], word: string, look: 'primary' | 'plain' | 'quiet') => (
      <Button
        size="sm"
        look={look}
        aria-label={`No.${no} ${word}`}
        onClick={() => onOpen({ kind, withdrawal })}
      >
        {word}
      </Button>
    )
    return (
      <div className="flex items-center gap-1.5 narrow:justify-end">
        {mayDecide && isOpen && button('approve', '승인', 'primary')}
        {mayDecide && state === 'requested' && button('hold', '대기', 'plain')}
        {mayDecide && isOpen && button('reject', '취소', 'plain')}
        {!isOpen && button('calls', '알림', 'quiet')}
      </div>
    )
  }
  return (
    <RowList
      label="테더 출금신청"
      columns={[...columns, { key: 'acts', title: '작업', width: '200px', cell: buttons }]}
      rows={withdrawals}
      rowKey={({ id }) => id}
      card={withdrawal => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <State withdrawal={withdrawal} />
            {`${formatFigure(withdrawal.amount)}원 · ${withdrawal.net} USDT`}
          </p>
          <p>
            <Who withdrawal={withdrawal} />
          </p>
          <p className="text-xs wrap-anywhere text-dim">{`No.${withdrawal.no} · ${withdrawal.askedAt} · ${withdrawal.network} ${withdrawal.address}`}</p>
          <Hints withdrawal={withdrawal} />
          {buttons(withdrawal)}
        </li>
      )}
    />
  )
}

type One = { readonly withdrawal: DeskTetherWithdrawal }

const State = ({ withdrawal: { state, confirmations, needed } }: One) => (
  <Badge tone={tones[state]}>
    {state === 'sent'
      ? `전송 ${confirmations}/${needed}`
      : state === 'approved'
        ? '전송 대기'
        : withdrawalStates[state]}
  </Badge>
)

const Who = ({ withdrawal: { member } }: One) => (
  <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
)

const Hints = ({ withdrawal: { sharedWith, hints } }: One) => (
  <span className="flex flex-wrap gap-1">
    {sharedWith > 0 && <Badge tone="up">{`같은 주소 회원 ${sharedWith}명`}</Badge>}
    <CashHints hints={hints} />
  </span>
)

const columns: readonly Column<DeskTetherWithdrawal>[] = [
  { key: 'no', title: '번호', width: '90px', cell: ({ no }) => `No.${no}` },
  { key: 'at', title: '신청 시각', width: '150px', cell: ({ askedAt }) => askedAt.slice(0, 16) },
  { key: 'who', title: '회원', cell: withdrawal => <Who withdrawal={withdrawal} /> },
  { key: 'amount', title: '금액', figures: true, cell: ({ amount }) => `${formatFigure(amount)}원` },
  { key: 'net', title: '보낼 테더', figures: true, cell: ({ net }) => `${net} USDT` },
  {
    key: 'address',
    title: '지갑 주소',
    wideOnly: true,
    cell: withdrawal => (
      <span title={withdrawal.address}>{`${withdrawal.network} ${shortAddress(withdrawal.address)}`}</span>
    ),
  },
  { key: 'hints', title: '확인', cell: withdrawal => <Hints withdrawal={withdrawal} /> },
  { key: 'state', title: '상태', width: '110px', cell: withdrawal => <State withdrawal={withdrawal} /> },
]
