import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskTransaction } from '#contract/back-office/casino/transaction-desk.ts'
import { transactionKindWords } from '#domain/casino/transaction-words.ko.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { MemberLink } from '../../kit/member-link.tsx'
import { StateBadge } from '../supplier-words.tsx'

type TransactionListProps = {
  readonly transactions: readonly DeskTransaction[]
  readonly label?: string
}

/** Transactions, each linked to its calls. */
export const TransactionList = ({ transactions, label = '공급사 거래' }: TransactionListProps) => (
  <RowList
    label={label}
    columns={columns}
    rows={transactions}
    rowKey={({ supplierId, ref }) => `${supplierId} ${ref}`}
    card={one => (
      <li>
        <TransactionLink transaction={one} className="grid gap-1 px-3.5 py-2.5">
          <span className="flex items-center justify-between gap-2">
            <span className="font-semibold">{`${transactionKindWords[one.kind]} ${formatFigure(one.amount)}원`}</span>
            <StateBadge state={one.state} />
          </span>
          <span className="text-xs wrap-anywhere">
            {[one.game ?? '회차 없음', one.description, `${one.nickname} (${one.userId})`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="flex justify-between gap-2 text-xs text-dim">
            <time>{one.at.slice(5)}</time>
            <span className="truncate">{one.ref}</span>
          </span>
        </TransactionLink>
      </li>
    )}
  />
)

type LinkProps = {
  readonly transaction: DeskTransaction
  readonly className: string
  readonly children: ReactNode
}

const TransactionLink = ({ transaction: { supplierId, ref }, className, children }: LinkProps) => (
  <Link
    to="/admin/suppliers/$supplierId/transaction"
    params={{ supplierId: String(supplierId) }}
    search={{ ref }}
    className={className}
  >
    {children}
  </Link>
)

const columns: readonly Column<DeskTransaction>[] = [
  {
    key: 'at',
    title: '시각',
    width: '120px',
    cell: one => (
      <TransactionLink transaction={one} className="font-semibold hover:text-jade">
        {one.at.slice(5)}
      </TransactionLink>
    ),
  },
  { key: 'supplier', title: '공급사', cell: ({ supplier }) => supplier },
  { key: 'kind', title: '종류', width: '90px', cell: ({ kind }) => transactionKindWords[kind] },
  { key: 'state', title: '상태', width: '100px', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'member',
    title: '회원',
    cell: ({ memberId, nickname, userId }) => (
      <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
    ),
  },
  {
    key: 'game',
    title: '게임',
    cell: ({ game, description }) => (
      <>
        {game ?? <span className="text-dim">–</span>}
        {description !== null && (
          <span className="block max-w-44 truncate text-xs text-dim" title={description}>
            {description}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'round',
    title: '회차',
    cell: ({ round }) => (
      <span className="block max-w-44 truncate text-dim" title={round ?? undefined}>
        {round ?? '–'}
      </span>
    ),
  },
  { key: 'amount', title: '금액', figures: true, cell: ({ amount }) => `${formatFigure(amount)}원` },
  {
    key: 'ref',
    title: '번호',
    cell: ({ ref }) => (
      <span className="block max-w-44 truncate text-dim" title={ref}>
        {ref}
      </span>
    ),
  },
]
