import { Ticket } from 'lucide-react'
import { partnerContract, type TreeBet } from '#contract/partner/partner.ts'
import { type BetStatus, betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { formatMultiplier } from '#domain/korean-formats.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { TreeMemberLink } from './member-words.tsx'

type TreeBetsProps = {
  readonly query: Readonly<Record<string, string>>
  readonly page: number
  readonly onPage: (page: number) => void
  /** True if the list is of one member, who is named above it. */
  readonly ofOne?: boolean
  readonly narrowed?: { readonly nothing: string; readonly onReset: () => void } | undefined
}

/** Bets of the own tree, newest first: amounts, results and nicknames. */
export function TreeBets({ query, page, onPage, ofOne = false, narrowed }: TreeBetsProps) {
  const answer = usePagedCall(partnerContract.bets, { query: { ...query, page: String(page) } }, page)
  return (
    <CountedAnswer
      answer={answer}
      page={page}
      onPage={onPage}
      unit="건"
      icon={Ticket}
      nothing="베팅이 없습니다."
      narrowed={narrowed}
    >
      {({ bets }) => (
        <RowList
          label="베팅"
          columns={columns.filter(({ key }) => !ofOne || key !== 'member')}
          rows={bets}
          rowKey={({ id }) => id}
          card={bet => <BetCard bet={bet} ofOne={ofOne} />}
        />
      )}
    </CountedAnswer>
  )
}

const tones: Readonly<Record<BetStatus, BadgeTone>> = {
  open: 'bright',
  won: 'strong',
  lost: 'plain',
  void: 'outline',
  cancelled: 'outline',
}

const Status = ({ bet }: { readonly bet: TreeBet }) => {
  const stands = betStatus(bet.status)
  return stands ? <Badge tone={tones[stands]}>{betStatusWord[stands]}</Badge> : null
}

/** "스포츠 3폴더" */
const kindWord = ({ gameType: code, legCount }: TreeBet): string =>
  [gameTypeWord[gameType(code)], legCount !== null && foldWord(legCount)].filter(Boolean).join(' ')

/** "울산 vs 서울 · 승무패 · 홈 외 2" */
function pickText({ firstPick, legCount }: TreeBet): string {
  if (!firstPick) return '–'
  const { home, away, market, pick } = firstPick
  const more = (legCount ?? 1) - 1
  return `${sidesWord(home, away)} · ${market} · ${pick}${more > 0 ? ` 외 ${more}` : ''}`
}

const oddsWord = ({ totalRatio }: TreeBet): string => formatMultiplier(Math.round(totalRatio * 100))

const Payout = ({ bet: { payout } }: { readonly bet: TreeBet }) =>
  payout === null ? <span className="text-dim">–</span> : <Money won={payout} />

const columns: readonly Column<TreeBet>[] = [
  { key: 'at', title: '베팅시간', width: '150px', cell: ({ createdAt }) => createdAt.slice(2) },
  {
    key: 'member',
    title: '회원',
    cell: ({ memberId, nickname }) => <TreeMemberLink id={memberId}>{nickname}</TreeMemberLink>,
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
  { key: 'odds', title: '총배당', figures: true, cell: oddsWord },
  { key: 'amount', title: '베팅금', figures: true, cell: ({ amounts }) => <Money won={amounts} /> },
  {
    key: 'winnings',
    title: '예상당첨금',
    figures: true,
    cell: ({ winnings }) => <Money won={winnings} strong={false} />,
  },
  { key: 'payout', title: '지급액', figures: true, cell: bet => <Payout bet={bet} /> },
  { key: 'status', title: '상태', cell: bet => <Status bet={bet} /> },
]

const BetCard = ({ bet, ofOne }: { readonly bet: TreeBet; readonly ofOne: boolean }) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      {ofOne ? (
        <span className="text-dim">{kindWord(bet)}</span>
      ) : (
        <TreeMemberLink id={bet.memberId}>{bet.nickname}</TreeMemberLink>
      )}
      <time className="text-xs text-dim">{bet.createdAt.slice(5)}</time>
    </p>
    <p className="truncate">{pickText(bet)}</p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Money won={bet.amounts} />
      <span className="text-dim">{`× ${oddsWord(bet)}${ofOne ? '' : ` · ${kindWord(bet)}`}`}</span>
      <span className="ml-auto flex items-center gap-2">
        {bet.payout !== null && <Money won={bet.payout} />}
        <Status bet={bet} />
      </span>
    </p>
  </li>
)
