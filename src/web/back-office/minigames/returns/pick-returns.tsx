import { type ReturnPickRow, returnDeskContract } from '#contract/back-office/minigames/return-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { Deviation, rateText } from './return-words.tsx'

type PickReturnsProps = {
  readonly gameId: number
  readonly from: string
  readonly to: string
  readonly onClose: () => void
}

/** Returns by pick of one game. */
export function PickReturns({ gameId, from, to, onClose }: PickReturnsProps) {
  const answer = useCall(returnDeskContract.pickReturns, { params: { id: gameId }, query: { from, to } })
  return (
    <section aria-label="선택별 수익률" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <header className="flex items-center gap-3">
        <h2 className="text-base">{`${answer.data?.title ?? ''} 선택별`}</h2>
        <Button size="sm" look="quiet" onClick={onClose}>
          닫기
        </Button>
      </header>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} />}>
        {({ picks }) =>
          picks.length === 0 ? (
            <p className="card px-4 py-3 text-sm text-dim">이 기간에는 베팅이 없습니다.</p>
          ) : (
            <RowList
              label="선택별 수익률"
              columns={columns}
              rows={picks}
              rowKey={({ market, pick }) => `${market} ${pick}`}
              card={pickCard}
            />
          )
        }
      </AnswerView>
    </section>
  )
}

const pickCard = (pick: ReturnPickRow) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-dim">{`${pick.marketLabel} `}</span>
        <b>{pick.pickLabel}</b>
      </span>
      <Deviation deviation={pick.deviation} />
    </p>
    <p className="flex justify-between gap-2 text-xs">
      <span>{`${formatFigure(pick.bets)}건 · ${formatFigure(pick.stakes)}원`}</span>
      <span className="text-dim">{`환수율 ${rateText(pick.actualRate)} (기대 ${rateText(pick.expectedRate)})`}</span>
    </p>
  </li>
)

const columns: readonly Column<ReturnPickRow>[] = [
  { key: 'market', title: '항목', cell: ({ marketLabel }) => marketLabel },
  { key: 'pick', title: '선택', cell: ({ pickLabel }) => <b>{pickLabel}</b> },
  { key: 'bets', title: '베팅', figures: true, cell: ({ bets }) => `${formatFigure(bets)}건` },
  { key: 'stakes', title: '베팅금', figures: true, cell: ({ stakes }) => `${formatFigure(stakes)}원` },
  { key: 'paid', title: '지급', figures: true, cell: ({ paid }) => `${formatFigure(paid)}원` },
  {
    key: 'expected',
    title: '기대 지급',
    figures: true,
    cell: ({ expected }) => `${formatFigure(expected)}원`,
  },
  { key: 'actual', title: '환수율', figures: true, cell: ({ actualRate }) => rateText(actualRate) },
  { key: 'theory', title: '기대', figures: true, cell: ({ expectedRate }) => rateText(expectedRate) },
  {
    key: 'deviation',
    title: '편차',
    figures: true,
    cell: ({ deviation }) => <Deviation deviation={deviation} />,
  },
]
