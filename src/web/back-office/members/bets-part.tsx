import { Ticket } from 'lucide-react'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import { deskBetStates } from '#contract/back-office/member-words.ts'
import type { Bet } from '#contract/bets/bets.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { sidesWord } from '#domain/bets/bet-word.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { BetLink } from '../kit/bet-link.tsx'
import { readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import type { TabProps } from './member-filter.ts'

const options = [
  { value: '', label: '전체 베팅' },
  ...deskBetStates.map(value => ({ value, label: betStatusWord[value] })),
]

/** A member's bets, newest first, with picks and results. */
export function BetsPart({ id, filter: { state, page }, show }: TabProps) {
  const answer = usePagedCall(
    memberDeskContract.bets,
    { params: { id }, query: { page, ...(state && { state }) } },
    page,
  )
  return (
    <div className="grid gap-3">
      <div className="w-40 narrow:w-auto">
        <SelectField
          label="결과"
          labelHidden
          options={options}
          value={state ?? ''}
          onChange={event => show({ state: readWord(deskBetStates, event.target.value) })}
        />
      </div>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Ticket}
        nothing="베팅이 없습니다."
        narrowed={
          state && { nothing: '조건에 맞는 베팅이 없습니다.', onReset: () => show({ state: undefined }) }
        }
      >
        {({ bets }) => (
          <RowList label="베팅" columns={columns} rows={bets} rowKey={bet => bet.id} card={betCard} />
        )}
      </CountedAnswer>
    </div>
  )
}

const Status = ({ bet }: { readonly bet: Bet }) => {
  const status = betStatus(bet.status)
  return status ? <Badge tone={status === 'won' ? 'jade' : 'plain'}>{betStatusWord[status]}</Badge> : null
}

/** The picks, one per line. */
const Picks = ({ bet }: { readonly bet: Bet }) => (
  <ul className="grid gap-0.5 py-2">
    {bet.bettings.map(leg => (
      <li key={leg.oddsId} className="min-w-56 whitespace-normal wrap-anywhere">
        {`${sidesWord(leg.home, leg.away, 'VS')} `}
        <span className="text-dim">
          {[leg.marketNameKorean, leg.betNameKorean, leg.betBaseline].filter(Boolean).join(' · ')}
        </span>
      </li>
    ))}
  </ul>
)

const betCard = (bet: Bet) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <p className="flex items-center justify-between gap-2">
      <BetLink id={bet.id}>{bet.createdAt.slice(5, 16)}</BetLink>
      <Status bet={bet} />
    </p>
    <Picks bet={bet} />
    <p className="flex justify-between gap-2">
      <span>{`베팅 ${formatFigure(bet.amounts)}원`}</span>
      <span className="font-semibold">{`당첨 ${formatFigure(bet.winnings)}원`}</span>
    </p>
  </li>
)

const columns: readonly Column<Bet>[] = [
  {
    key: 'at',
    title: '시각',
    width: '120px',
    cell: ({ id, createdAt }) => <BetLink id={id}>{createdAt.slice(5, 16)}</BetLink>,
  },
  { key: 'picks', title: '베팅 내용', cell: bet => <Picks bet={bet} /> },
  {
    key: 'amounts',
    title: '베팅금액',
    width: '130px',
    figures: true,
    cell: ({ amounts }) => `${formatFigure(amounts)}원`,
  },
  {
    key: 'winnings',
    title: '당첨금액',
    width: '140px',
    figures: true,
    cell: ({ winnings }) => <span className="font-semibold">{`${formatFigure(winnings)}원`}</span>,
  },
  { key: 'status', title: '결과', width: '100px', cell: bet => <Status bet={bet} /> },
]
