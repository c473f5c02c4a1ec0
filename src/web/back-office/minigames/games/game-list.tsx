import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskGame } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { GameBadges, intervalText } from './game-words.tsx'

/** The games of a page, each linked to its own. */
export const GameList = ({ games }: { readonly games: readonly DeskGame[] }) => (
  <RowList
    label="미니게임"
    columns={columns}
    rows={games}
    rowKey={({ gameId }) => gameId}
    card={game => (
      <li>
        <GameLink game={game} className="grid gap-1.5 px-3.5 py-2.5">
          <span className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{game.title}</span>
            <GameBadges game={game} />
          </span>
          <span className="text-xs text-dim">
            {`${game.kindTitle} · ${intervalText(game.intervalSeconds)} · 마감 ${game.closeSeconds}초 전`}
          </span>
          <span className="flex justify-between gap-2 text-xs">
            <span>{runningText(game)}</span>
            <span>{`오늘 ${formatFigure(game.stakes)}원 · 수익 ${signedFigure(game.hold)}원`}</span>
          </span>
        </GameLink>
      </li>
    )}
  />
)

function GameLink({
  game,
  className,
  children,
}: {
  readonly game: DeskGame
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Link to="/admin/minigames/$gameId" params={{ gameId: String(game.gameId) }} className={className}>
      {children}
    </Link>
  )
}

const runningText = ({ running }: DeskGame): string =>
  running ? `${running.round}회 · ${formatFigure(running.stakes)}원` : '진행 회차 없음'

const columns: readonly Column<DeskGame>[] = [
  {
    key: 'id',
    title: '번호',
    width: '70px',
    cell: ({ gameId }) => <span className="text-dim">{gameId}</span>,
  },
  {
    key: 'title',
    title: '게임',
    cell: game => (
      <GameLink game={game} className="font-semibold hover:text-jade">
        {game.title}
      </GameLink>
    ),
  },
  { key: 'kind', title: '종류', cell: ({ kindTitle }) => kindTitle },
  { key: 'state', title: '상태', width: '120px', cell: game => <GameBadges game={game} /> },
  {
    key: 'interval',
    title: '주기 · 마감',
    width: '130px',
    cell: ({ intervalSeconds, closeSeconds }) => `${intervalText(intervalSeconds)} · ${closeSeconds}초 전`,
  },
  {
    key: 'running',
    title: '진행 회차 · 베팅금',
    figures: true,
    cell: ({ running }) =>
      running ? (
        `${running.round}회 · ${formatFigure(running.stakes)}원`
      ) : (
        <span className="text-dim">–</span>
      ),
  },
  { key: 'stakes', title: '오늘 베팅금', figures: true, cell: ({ stakes }) => `${formatFigure(stakes)}원` },
  { key: 'paid', title: '오늘 지급', figures: true, cell: ({ paid }) => `${formatFigure(paid)}원` },
  {
    key: 'hold',
    title: '오늘 수익',
    figures: true,
    cell: ({ hold }) => <b className={hold < 0 ? 'text-danger' : undefined}>{`${signedFigure(hold)}원`}</b>,
  },
]
