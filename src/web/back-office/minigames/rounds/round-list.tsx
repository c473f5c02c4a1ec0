import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskRound } from '#contract/back-office/minigames/round-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { RoundBadge } from './round-words.tsx'

/** Rounds with their stakes and results. */
export const RoundList = ({ rounds }: { readonly rounds: readonly DeskRound[] }) => (
  <RowList
    label="회차"
    columns={columns}
    rows={rounds}
    rowKey={({ id }) => id}
    card={round => (
      <li>
        <RoundLink round={round} className="grid gap-1 px-3.5 py-2.5">
          <span className="flex items-center justify-between gap-2">
            <span className="font-semibold">{round.roundId}</span>
            <RoundBadge state={round.state} />
          </span>
          <span className="text-xs text-dim">{`추첨 ${round.drawsAt.slice(11)}`}</span>
          {round.resultText && <span className="text-sm wrap-anywhere">{round.resultText}</span>}
          <span className="flex justify-between gap-2 text-xs">
            <span>{`${formatFigure(round.bets)}건 · ${formatFigure(round.stakes)}원`}</span>
            <span>{paidText(round)}</span>
          </span>
        </RoundLink>
      </li>
    )}
  />
)

const paidText = ({ state, paid }: DeskRound): string =>
  state === 'open' || state === 'closed' ? '정산 전' : `지급 ${formatFigure(paid)}원`

type RoundLinkProps = { readonly round: DeskRound; readonly className: string; readonly children: ReactNode }

const RoundLink = ({ round, className, children }: RoundLinkProps) => (
  <Link to="/admin/minigames/rounds/$roundId" params={{ roundId: String(round.id) }} className={className}>
    {children}
  </Link>
)

const isOver = ({ state }: DeskRound): boolean => state === 'drawn' || state === 'void'

const columns: readonly Column<DeskRound>[] = [
  {
    key: 'round',
    title: '회차',
    width: '150px',
    cell: round => (
      <RoundLink round={round} className="font-semibold hover:text-jade">
        {round.roundId}
      </RoundLink>
    ),
  },
  { key: 'draws', title: '추첨 시각', width: '110px', cell: ({ drawsAt }) => drawsAt.slice(11) },
  { key: 'state', title: '상태', width: '100px', cell: ({ state }) => <RoundBadge state={state} /> },
  {
    key: 'result',
    title: '결과',
    cell: ({ resultText }) => (
      <span className="inline-block max-w-[420px] truncate align-bottom" title={resultText}>
        {resultText || <span className="text-dim">–</span>}
      </span>
    ),
  },
  { key: 'bets', title: '베팅', figures: true, cell: ({ bets }) => `${formatFigure(bets)}건` },
  { key: 'stakes', title: '베팅금', figures: true, cell: ({ stakes }) => `${formatFigure(stakes)}원` },
  {
    key: 'paid',
    title: '지급',
    figures: true,
    cell: round =>
      isOver(round) ? `${formatFigure(round.paid)}원` : <span className="text-dim">정산 전</span>,
  },
  {
    key: 'hold',
    title: '수익',
    figures: true,
    cell: round =>
      isOver(round) ? (
        <b className={round.stakes < round.paid ? 'text-danger' : undefined}>
          {`${signedFigure(round.stakes - round.paid)}원`}
        </b>
      ) : (
        <span className="text-dim">–</span>
      ),
  },
]
