import type { CaseDetail } from '#contract/back-office/integrity/integrity.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { formatFigure, formatMultiplier } from '#domain/korean-formats.ts'
import { Money } from '#web/kit/display/figures.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { BetLink } from '../kit/bet-link.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type Row = CaseDetail['betRows'][number]

/** The bets of the case, each with the relevant leg. */
export const CaseBets = ({ detail: { betRows, bets } }: { readonly detail: CaseDetail }) => (
  <section aria-label="관련 베팅" className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-base">
      관련 베팅
      {bets > betRows.length && (
        <span className="text-sm font-normal text-dim">{` (최근 ${formatFigure(betRows.length)}건)`}</span>
      )}
    </h2>
    <RowList
      label="관련 베팅 목록"
      columns={columns}
      rows={betRows}
      rowKey={({ bet }) => bet.id}
      card={row => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex flex-wrap justify-between gap-x-3">
            {who(row)}
            <span className="text-xs text-dim">{when(row)}</span>
          </p>
          <p className="min-w-0 wrap-anywhere">{row.pick}</p>
          <p className="flex flex-wrap gap-x-3">
            <Money won={row.bet.amounts} />
            <span className="text-dim">{`× ${formatMultiplier(Math.round(row.bet.totalRatio * 100))} · ${statusWord(row)}`}</span>
          </p>
        </li>
      )}
    />
  </section>
)

const who = ({ bet: { memberId, nickname, userId } }: Row) => (
  <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
)

const when = ({ bet: { id, createdAt } }: Row) => <BetLink id={id}>{createdAt.slice(5)}</BetLink>

function statusWord({ bet: { status } }: Row): string {
  const stands = betStatus(status)
  return stands ? betStatusWord[stands] : ''
}

const columns: readonly Column<Row>[] = [
  { key: 'at', title: '베팅시간', width: '140px', cell: when },
  { key: 'member', title: '회원', cell: who },
  {
    key: 'pick',
    title: '픽',
    cell: ({ pick }) => (
      <span title={pick} className="block max-w-96 truncate">
        {pick}
      </span>
    ),
  },
  { key: 'amount', title: '베팅금', figures: true, cell: ({ bet }) => <Money won={bet.amounts} /> },
  { key: 'status', title: '상태', cell: statusWord },
]
