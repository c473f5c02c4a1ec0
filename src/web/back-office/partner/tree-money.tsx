import { type MoneyDay, treeMoneyContract } from '#contract/partner/tree-money.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import type { Period } from './period.ts'

const READ_MILLISECONDS = 30_000

/** Deposits and withdrawals of the own tree by day, next to the partner's earnings (ROLE-009). */
export function TreeMoney({ period: { from, to } }: { readonly period: Period }) {
  const answer = useCall(
    treeMoneyContract.days,
    { query: { from, to } },
    { staleTime: 0, refetchInterval: READ_MILLISECONDS },
  )
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-24" />}>
      {({ days }) =>
        days.length === 0 ? null : (
          <section aria-label="입출금과 롤링" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-md font-bold">일자별 입출금·롤링</h2>
            <Table label="일자별 입출금·롤링" columns={columns} rows={days} rowKey={({ day }) => day} />
          </section>
        )
      }
    </AnswerView>
  )
}

const figure = (key: Exclude<keyof MoneyDay, 'day'>, title: string): Column<MoneyDay> => ({
  key,
  title,
  figures: true,
  cell: row => minusFigure(row[key]),
})

const columns: readonly Column<MoneyDay>[] = [
  { key: 'day', title: '일자', cell: ({ day }) => day },
  figure('deposits', '입금'),
  figure('withdrawals', '출금'),
  figure('rolling', '내 롤링'),
]
