import { CircleDollarSign } from 'lucide-react'
import type { DeskRoundDetail, DeskRoundPick } from '#contract/back-office/minigames/round-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'

/** Stakes on the picks of a round, and the actual or possible payout of each. */
export const RoundPicks = ({ round }: { readonly round: DeskRoundDetail }) =>
  round.picks.length === 0 ? (
    <NothingFound icon={CircleDollarSign} title="이 회차에는 베팅이 없습니다." />
  ) : (
    <RowList
      label="선택별 베팅"
      columns={columnsOf(round)}
      rows={round.picks}
      rowKey={({ market, pick, betPrice, result }) => `${market} ${pick} ${betPrice} ${result ?? ''}`}
      card={pick => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-dim">{`${pick.marketLabel} `}</span>
              <b>{pick.pickLabel}</b>
            </span>
            <ResultBadge pick={pick} />
          </p>
          <p className="flex justify-between gap-2 text-xs">
            <span>{`${formatFigure(pick.bets)}건 · ${formatFigure(pick.stakes)}원 · ${priceText(pick)}`}</span>
            <span>{`${payoutTitle(round)} ${formatFigure(pick.payout)}원`}</span>
          </p>
        </li>
      )}
    />
  )

const priceText = ({ betPrice }: DeskRoundPick): string => formatOdds(odds(Math.round(betPrice * 100)))

const payoutTitle = ({ state }: DeskRoundDetail): string =>
  state === 'drawn' || state === 'void' ? '지급' : '당첨 시 지급'

const results: Readonly<Record<'won' | 'lost' | 'void', readonly [word: string, tone: BadgeTone]>> = {
  won: ['적중', 'jade'],
  lost: ['낙첨', 'plain'],
  void: ['적특', 'outline'],
}

function ResultBadge({ pick: { result } }: { readonly pick: DeskRoundPick }) {
  if (result === null) return <span className="text-xs text-dim">진행중</span>
  const [word, tone] = results[result]
  return <Badge tone={tone}>{word}</Badge>
}

const columnsOf = (round: DeskRoundDetail): readonly Column<DeskRoundPick>[] => [
  { key: 'market', title: '항목', cell: ({ marketLabel }) => marketLabel },
  { key: 'pick', title: '선택', cell: ({ pickLabel }) => <b>{pickLabel}</b> },
  { key: 'price', title: '배당', figures: true, cell: priceText },
  { key: 'bets', title: '베팅', figures: true, cell: ({ bets }) => `${formatFigure(bets)}건` },
  { key: 'stakes', title: '베팅금', figures: true, cell: ({ stakes }) => `${formatFigure(stakes)}원` },
  {
    key: 'payout',
    title: payoutTitle(round),
    figures: true,
    cell: ({ payout }) => `${formatFigure(payout)}원`,
  },
  { key: 'result', title: '결과', width: '90px', cell: pick => <ResultBadge pick={pick} /> },
]
