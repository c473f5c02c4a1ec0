import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  type DeskCasinoPosting,
  type DeskSupplierCall,
  type DeskTransactionDetail,
  transactionDeskContract,
} from '#contract/back-office/casino/transaction-desk.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { transactionKindWords } from '#domain/casino/transaction-words.ko.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { BetLink } from '../../kit/bet-link.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import type { Address } from '../../kit/lists/address.ts'
import { MemberLink } from '../../kit/member-link.tsx'
import { StateBadge } from '../supplier-words.tsx'
import { TransactionList } from './transaction-list.tsx'

/** One transaction with its round, all calls and answers, and the ledger entries. */
export function Page() {
  const { supplierId = '' }: { readonly supplierId?: string } = useParams({ strict: false })
  const { ref = '' }: Address = useSearch({ strict: false })
  if (!/^[1-9]\d{0,4}$/.test(supplierId)) throw pageNotFound()
  const answer = useCall(
    transactionDeskContract.transaction,
    { params: { id: Number(supplierId), ref } },
    { staleTime: 0 },
  )
  const isUnknown =
    answer.error instanceof CallError &&
    (answer.error.refusal.status === 404 || answer.error.refusal.status === 400)
  if (isUnknown) throw pageNotFound()
  return (
    <DeskPage title="거래 상세" back={{ to: '/admin/suppliers/transactions', title: '공급사 거래' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {detail => <Detail detail={detail} />}
      </AnswerView>
    </DeskPage>
  )
}

function Detail({ detail }: { readonly detail: DeskTransactionDetail }) {
  const { transaction, round, calls, postings } = detail
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <h2 className="min-w-0 text-base">
          {`${transactionKindWords[transaction.kind]} ${formatFigure(transaction.amount)}원`}
        </h2>
        <StateBadge state={transaction.state} />
        <span className="min-w-0 text-sm text-dim wrap-anywhere">{transaction.ref}</span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[340px_minmax(0,1fr)]">
        <FactList facts={factsOf(detail)} dense />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {round && (
            <Section title="회차의 거래">
              <TransactionList transactions={round.transactions} label="회차의 거래" />
            </Section>
          )}
          <Section title="호출과 응답">
            <Calls calls={calls} />
          </Section>
          <Section title="분개">
            <Table
              label="분개"
              columns={postingColumns}
              rows={postings}
              rowKey={({ n }) => n}
              empty={<p className="px-4 py-3 text-sm text-dim">움직인 금액이 없습니다.</p>}
            />
          </Section>
        </div>
      </div>
    </>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    {children}
  </div>
)

const roundStates = { open: '진행중', settled: '종료', cancelled: '취소' } as const

function factsOf({ transaction: one, round }: DeskTransactionDetail): readonly Fact[] {
  return [
    ['공급사', one.supplier],
    [
      '회원',
      <MemberLink key="member" id={one.memberId}>
        {`${one.nickname} (${one.userId})`}
      </MemberLink>,
    ],
    ['시각', one.at],
    ['게임', one.game ?? '없음'],
    ...(one.description === null ? [] : [['베팅 내용', one.description] as const]),
    ...(round
      ? ([
          ['회차', round.ref],
          ['회차 상태', `${roundStates[round.state]}${round.endedAt ? ` (${round.endedAt.slice(5)})` : ''}`],
        ] as const)
      : []),
    ...(one.betRef ? [['베팅 번호', one.betRef] as const] : []),
    ...(one.betId
      ? [
          [
            '베팅',
            <BetLink key="bet" id={one.betId}>
              {betNumber(one.betId)}
            </BetLink>,
          ] as const,
        ]
      : []),
    ...(one.resolvedBy ? [['결과 번호', one.resolvedBy] as const] : []),
    ...(one.resolvedAt ? [['결과 시각', one.resolvedAt] as const] : []),
  ]
}

const MILLISECOND = 1_000

/** The raw calls and answers, oldest first. */
function Calls({ calls }: { readonly calls: readonly DeskSupplierCall[] }) {
  if (calls.length === 0) return <p className="card px-4 py-3 text-sm text-dim">남아 있는 호출이 없습니다.</p>
  return (
    <ol className="card divide-y divide-line text-sm" aria-label="호출과 응답">
      {calls.map(one => (
        <li key={one.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3.5 py-2.5">
          <p className="flex flex-wrap gap-x-3 text-xs text-dim">
            <time>{one.at}</time>
            <span>{`/${one.path}`}</span>
            <span>{`${one.status}`}</span>
            <span>{`${(one.microseconds / MILLISECOND).toFixed(1)}ms`}</span>
            {one.address && <span>{one.address}</span>}
          </p>
          <Wire name="호출" text={one.request} />
          <Wire name="응답" text={one.answer} />
        </li>
      ))}
    </ol>
  )
}

const Wire = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className="grid grid-cols-[36px_minmax(0,1fr)] gap-2">
    <span className="text-xs leading-5 text-dim">{name}</span>
    <code className="rounded-sm bg-bg px-2 py-0.5 text-xs leading-5 break-all whitespace-pre-wrap">
      {text}
    </code>
  </div>
)

const postingColumns: readonly Column<DeskCasinoPosting>[] = [
  { key: 'at', title: '시각', width: '120px', cell: ({ at }) => at.slice(5) },
  { key: 'kind', title: '종류', cell: ({ kindText }) => kindText },
  { key: 'from', title: '보낸 계정', cell: ({ from }) => from },
  { key: 'to', title: '받은 계정', cell: ({ to }) => to },
  { key: 'amount', title: '금액', figures: true, cell: ({ amount }) => `${formatFigure(amount)}원` },
  { key: 'actor', title: '처리', cell: ({ actor }) => <span className="text-dim">{actor}</span> },
]
