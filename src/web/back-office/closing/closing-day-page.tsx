import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ClosingAccount, type ClosingFlow, closingContract } from '#contract/cashier/closing.ts'
import { cashMethods } from '#domain/cashier/cash-request.ts'
import { closedAgainst, closingWays } from '#domain/cashier/closing.ts'
import { formatFigure, seoulDayRange } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { TableOrCards } from '#web/kit/display/table-or-cards.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { Differences } from './differences.tsx'

/**
 * A day's closing: balance and movements of each account, the ledger compared with the requests, and
 * differences.
 */
export function Page() {
  const { day = '' }: { readonly day?: string } = useParams({ strict: false })
  if (!seoulDayRange(day)) throw pageNotFound()
  return <Day key={day} day={day} />
}

function Day({ day }: { readonly day: string }) {
  const answer = useCall(closingContract.day, { params: { day } }, { staleTime: 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/admin/closing">일마감</BackLink>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">
          {`${day} 마감`}
          {answer.data && (
            <span className="ml-2 text-sm font-normal text-dim">{`${answer.data.closedAt} · ${closedAgainst[answer.data.gateway]}`}</span>
          )}
        </h1>
        <ExportButton
          name={`${day} 마감`}
          description="이 날의 마감을 CSV 파일로 저장합니다."
          onExport={reason => call(closingContract.file, { params: { day }, body: { reason } })}
        />
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-10" />}>
        {({ accounts, flows, differences }) => (
          <>
            <Section title="차이">
              <Differences differences={differences} />
            </Section>
            <Section title="장부와 신청">
              <TableOrCards
                label="장부와 신청"
                columns={flowColumns}
                rows={flows}
                rowKey={({ direction, method }) => `${direction} ${method}`}
                empty="내역이 없습니다."
              />
            </Section>
            <Section title="계정">
              <TableOrCards
                label="계정"
                columns={accountColumns}
                rows={accounts}
                rowKey={({ account, currency }) => `${account} ${currency}`}
                empty="내역이 없습니다."
              />
            </Section>
          </>
        )}
      </AnswerView>
    </div>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    {children}
  </section>
)

const flowColumns: readonly Column<ClosingFlow>[] = [
  {
    key: 'way',
    title: '구분',
    cell: ({ direction, method }) => `${cashMethods[method]} ${closingWays[direction]}`,
  },
  {
    key: 'ledger',
    title: '장부',
    figures: true,
    cell: ({ ledger, ledgerCount }) => `${formatFigure(ledger)}원 (${formatFigure(ledgerCount)}건)`,
  },
  {
    key: 'requests',
    title: '완료된 신청',
    figures: true,
    cell: ({ requests, requestCount }) => `${formatFigure(requests)}원 (${formatFigure(requestCount)}건)`,
  },
  {
    key: 'difference',
    title: '차이',
    figures: true,
    cell: ({ ledger, requests }) => <b>{signedFigure(ledger - requests)}</b>,
  },
]

const units = { won: '원', point: 'P', coin: '개' } as const

const accountColumns: readonly Column<ClosingAccount>[] = [
  {
    key: 'name',
    title: '계정',
    cell: ({ name, account }) => (
      <>
        <b>{name}</b>
        {name !== account && <span className="ml-2 text-xs text-dim">{account}</span>}
      </>
    ),
  },
  ...(
    [
      ['opening', '개시'],
      ['cameIn', '입금'],
      ['wentOut', '출금'],
      ['closing', '마감'],
    ] as const
  ).map(
    ([key, title]): Column<ClosingAccount> => ({
      key,
      title,
      figures: true,
      cell: row => `${formatFigure(row[key])}${units[row.currency]}`,
    }),
  ),
]
