import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { type DeskMovement, statementOperatorContract } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { BetLink } from '../../kit/bet-link.tsx'
import { ExportButton } from '../../kit/lists/export-button.tsx'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { allMoney, type MemberFilter, type TabProps } from '../member-filter.ts'
import { MoneyFilters } from './money-filters.tsx'
import { MonthTable } from './month-table.tsx'
import { PostingsDialog } from './postings-dialog.tsx'

/**
 * All movements of a member's money and points, newest first, with the running balance, the cause, and
 * the postings.
 */
export function MoneyPart({ id, filter, show }: TabProps) {
  const narrowed = narrowedBy(filter)
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MonthTable id={id} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <MoneyFilters filter={filter} isNarrowed={isNarrowed} show={show} />
        <ExportButton
          name="거래내역"
          narrowed={isNarrowed}
          onExport={reason =>
            call(statementOperatorContract.file, { params: { id }, body: { filter: narrowed, reason } })
          }
        />
      </div>
      <Movements
        key={JSON.stringify(narrowed)}
        id={id}
        narrowed={narrowed}
        onReset={isNarrowed ? () => show(allMoney) : undefined}
      />
    </div>
  )
}

const narrowedBy = ({ purse, group, product, from, to }: MemberFilter) => ({
  ...(purse && { purse }),
  ...(group && { group }),
  ...(product && { product }),
  ...(from && { from }),
  ...(to && { to }),
})

type MovementsProps = {
  readonly id: number
  readonly narrowed: ReturnType<typeof narrowedBy>
  readonly onReset: (() => void) | undefined
}

function Movements({ id, narrowed, onReset }: MovementsProps) {
  // Cursors of the pages visited; the first page has none.
  const [turned, setTurned] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<DeskMovement>()
  const before = turned.at(-1)
  const answer = useCall(
    statementOperatorContract.list,
    { params: { id }, query: { ...narrowed, ...(before !== undefined && { before }) } },
    { staleTime: 0 },
  )
  return (
    <>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-11" />}>
        {({ movements, next }) => (
          <>
            {movements.length === 0 ? (
              <NothingFound icon={Wallet} title="거래내역이 없습니다." onReset={onReset} />
            ) : (
              <RowList
                label="거래내역"
                columns={columnsOf(setOpened)}
                rows={movements}
                rowKey={({ n }) => n}
                card={movement => <MovementCard key={movement.n} movement={movement} onOpen={setOpened} />}
              />
            )}
            <div className="flex justify-center gap-2">
              {turned.length > 0 && <Button onClick={() => setTurned(turned.slice(0, -1))}>이전</Button>}
              {next && <Button onClick={() => setTurned([...turned, next])}>다음</Button>}
            </div>
          </>
        )}
      </AnswerView>
      {opened && <PostingsDialog movement={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type Open = (movement: DeskMovement) => void

const unitOf = ({ purse }: DeskMovement): string => (purse === 'wallet' ? '원' : 'P')

/** The bet of the movement, or its memo. */
const CauseOf = ({ movement: { cause, memo } }: { readonly movement: DeskMovement }) =>
  cause.what === 'bet' ? <BetLink id={cause.id}>{cause.text}</BetLink> : (memo ?? cause.text) || '–'

const PostingsButton = ({ movement, onOpen }: { readonly movement: DeskMovement; readonly onOpen: Open }) => (
  <Button size="sm" look="quiet" onClick={() => onOpen(movement)}>
    분개
  </Button>
)

const MovementCard = ({ movement, onOpen }: { readonly movement: DeskMovement; readonly onOpen: Open }) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <p className="flex justify-between gap-2">
      <span className="font-semibold">{movement.reason}</span>
      <span className="font-semibold">{`${signedFigure(movement.amount)}${unitOf(movement)}`}</span>
    </p>
    <p className="break-words">
      <CauseOf movement={movement} />
    </p>
    <p className="flex items-center justify-between gap-2 text-xs text-dim">
      <time>{movement.at}</time>
      <span>{`잔액 ${formatFigure(movement.after)}${unitOf(movement)}`}</span>
    </p>
    <p>
      <PostingsButton movement={movement} onOpen={onOpen} />
    </p>
  </li>
)

const columnsOf = (onOpen: Open): readonly Column<DeskMovement>[] => [
  { key: 'at', title: '시각', width: '160px', cell: ({ at }) => at },
  {
    key: 'reason',
    title: '구분',
    width: '150px',
    cell: ({ reason }) => <span className="font-semibold">{reason}</span>,
  },
  {
    key: 'cause',
    title: '원인',
    cell: movement => (
      <div className="min-w-40 py-2 whitespace-normal">
        <CauseOf movement={movement} />
      </div>
    ),
  },
  { key: 'actor', title: '작업자', width: '150px', cell: ({ actor }) => actor },
  {
    key: 'amount',
    title: '금액',
    width: '130px',
    figures: true,
    cell: movement => `${signedFigure(movement.amount)}${unitOf(movement)}`,
  },
  {
    key: 'after',
    title: '잔액',
    width: '140px',
    figures: true,
    cell: movement => (
      <span className="font-semibold">{`${formatFigure(movement.after)}${unitOf(movement)}`}</span>
    ),
  },
  {
    key: 'postings',
    title: '',
    width: '70px',
    cell: movement => <PostingsButton movement={movement} onOpen={onOpen} />,
  },
]
