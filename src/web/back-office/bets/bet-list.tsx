import { Link } from '@tanstack/react-router'
import type { ListedBet } from '#contract/back-office/bet-desk.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { sidesWord } from '#domain/bets/bet-word.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { BetBadges, kindWord, totalWord } from './bet-words.tsx'
import type { ChosenBets } from './chosen-bets.ts'

type BetListProps = {
  readonly bets: readonly ListedBet[]
  /** The columns specific to this list. */
  readonly columns: readonly Column<ListedBet>[]
  /** Selected bets; undefined without selection. */
  readonly chosen?: ChosenBets
}

/** Bets of all members, each linked to its page. */
export const BetList = ({ bets, columns, chosen }: BetListProps) => (
  <RowList
    label="베팅 목록"
    columns={chosen ? [choiceColumn(chosen), ...columns] : columns}
    rows={bets}
    rowKey={({ id }) => id}
    card={bet => <BetCard bet={bet} {...(chosen && { chosen })} />}
  />
)

type ChoiceProps = { readonly bet: ListedBet; readonly chosen: ChosenBets }

const Choice = ({ bet: { id, nickname }, chosen: { ids, onChoose } }: ChoiceProps) => (
  <Checkbox
    label={<span className="sr-only">{`${nickname} 베팅 ${betNumber(id)} 선택`}</span>}
    checked={ids.has(id)}
    onChange={is => onChoose(id, is)}
  />
)

const choiceColumn = (chosen: ChosenBets): Column<ListedBet> => ({
  key: 'choice',
  title: '고르기',
  width: '56px',
  cell: bet => <Choice bet={bet} chosen={chosen} />,
})

const NumberLink = ({ bet: { id } }: { readonly bet: ListedBet }) => (
  <Link
    to="/admin/bets/$betId"
    params={{ betId: id }}
    title={id}
    className="font-semibold underline-offset-2 hover:underline"
  >
    {betNumber(id)}
  </Link>
)

/** "울산 vs 서울 · 승무패 · 홈 외 2" */
function pickText({ firstPick, legCount }: ListedBet): string {
  if (!firstPick) return '–'
  const { home, away, market, pick } = firstPick
  const more = (legCount ?? 1) - 1
  return `${sidesWord(home, away)} · ${market} · ${pick}${more > 0 ? ` 외 ${more}` : ''}`
}

export const betColumns: readonly Column<ListedBet>[] = [
  { key: 'at', title: '베팅시간', width: '150px', cell: ({ createdAt }) => createdAt.slice(2) },
  { key: 'number', title: '베팅번호', cell: bet => <NumberLink bet={bet} /> },
  {
    key: 'member',
    title: '회원',
    cell: ({ memberId, nickname, userId }) => (
      <span title={`${nickname} (${userId})`} className="block max-w-40 truncate">
        <MemberLink id={memberId}>{nickname}</MemberLink> <span className="text-xs text-dim">{userId}</span>
      </span>
    ),
  },
  { key: 'kind', title: '구분', cell: kindWord },
  {
    key: 'picks',
    title: '선택',
    cell: bet => (
      <span title={pickText(bet)} className="block max-w-96 truncate">
        {pickText(bet)}
      </span>
    ),
  },
  { key: 'odds', title: '총배당', figures: true, cell: ({ totalRatio }) => totalWord(totalRatio) },
  { key: 'amount', title: '베팅금', figures: true, cell: ({ amounts }) => <Money won={amounts} /> },
  {
    key: 'winnings',
    title: '예상당첨금',
    figures: true,
    cell: ({ winnings }) => <Money won={winnings} strong={false} />,
  },
  {
    key: 'payout',
    title: '지급액',
    figures: true,
    cell: ({ payout }) => (payout === null ? <span className="text-dim">–</span> : <Money won={payout} />),
  },
  { key: 'status', title: '상태', cell: bet => <BetBadges bet={bet} /> },
]

type BetCardProps = { readonly bet: ListedBet; readonly chosen?: ChosenBets }

const BetCard = ({ bet, chosen }: BetCardProps) => (
  <li className="px-3.5 py-2.5">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="flex min-w-0 items-center gap-2 wrap-anywhere">
        {chosen && <Choice bet={bet} chosen={chosen} />}
        <span className="min-w-0">
          <MemberLink id={bet.memberId}>{bet.nickname}</MemberLink>{' '}
          <span className="text-xs text-dim">{bet.userId}</span>
        </span>
      </span>
      <time className="text-xs text-dim">{bet.createdAt.slice(5)}</time>
    </div>
    <Link to="/admin/bets/$betId" params={{ betId: bet.id }} className="grid gap-1 py-1 active:bg-s2">
      <span className="truncate">{pickText(bet)}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money won={bet.amounts} />
        <span className="text-dim">{`× ${totalWord(bet.totalRatio)} · ${kindWord(bet)}`}</span>
        <span className="ml-auto">
          <BetBadges bet={bet} />
        </span>
      </span>
    </Link>
  </li>
)
