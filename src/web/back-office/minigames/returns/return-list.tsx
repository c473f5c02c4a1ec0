import type { ReturnRow } from '#contract/back-office/minigames/return-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { Deviation, rateText } from './return-words.tsx'

type ReturnListProps = {
  readonly games: readonly ReturnRow[]
  /** The game whose picks are shown below. */
  readonly chosen: string
  readonly onChoose: (gameId: string) => void
}

/** Returns by game, each with a button for its picks. */
export function ReturnList({ games, chosen, onChoose }: ReturnListProps) {
  const choose = (game: ReturnRow) => (
    <Button
      size="sm"
      aria-pressed={chosen === String(game.gameId)}
      aria-label={`${game.title} 선택별 보기`}
      onClick={() => onChoose(String(game.gameId))}
    >
      선택별
    </Button>
  )
  return (
    <RowList
      label="게임별 수익률"
      columns={[...columns, { key: 'picks', title: '작업', width: '90px', cell: choose }]}
      rows={games}
      rowKey={({ gameId }) => gameId}
      card={game => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex items-baseline justify-between gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{game.title}</span>
            <Deviation {...game} />
          </p>
          <p className="flex justify-between gap-2 text-xs">
            <span>{`베팅금 ${formatFigure(game.stakes)}원`}</span>
            <span>{`수익 ${signedFigure(game.stakes - game.paid)}원`}</span>
          </p>
          <div className="flex items-center justify-between gap-2">
            <p className="text-xs text-dim">
              {`환수율 ${rateText(game.actualRate)} (기대 ${rateText(game.expectedRate)}) · ${formatFigure(game.rounds)}회차`}
            </p>
            {choose(game)}
          </div>
        </li>
      )}
    />
  )
}

const columns: readonly Column<ReturnRow>[] = [
  { key: 'title', title: '게임', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  {
    key: 'rounds',
    title: '회차 · 적특',
    figures: true,
    cell: ({ rounds, voidRounds }) => `${formatFigure(rounds)} · ${formatFigure(voidRounds)}`,
  },
  { key: 'bets', title: '베팅', figures: true, cell: ({ bets }) => `${formatFigure(bets)}건` },
  { key: 'stakes', title: '베팅금', figures: true, cell: ({ stakes }) => `${formatFigure(stakes)}원` },
  { key: 'paid', title: '지급', figures: true, cell: ({ paid }) => `${formatFigure(paid)}원` },
  {
    key: 'expected',
    title: '기대 지급',
    figures: true,
    cell: ({ expected }) => `${formatFigure(expected)}원`,
  },
  {
    key: 'hold',
    title: '수익',
    figures: true,
    cell: ({ stakes, paid }) => `${signedFigure(stakes - paid)}원`,
  },
  { key: 'actual', title: '환수율', figures: true, cell: ({ actualRate }) => rateText(actualRate) },
  { key: 'theory', title: '기대', figures: true, cell: ({ expectedRate }) => rateText(expectedRate) },
  { key: 'deviation', title: '편차', figures: true, cell: game => <Deviation {...game} /> },
]
