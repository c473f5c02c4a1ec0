import type { DeskStanding } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { scoreText, type TournamentRule, type TournamentState } from '#domain/promotions/tournament.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type StandingListProps = {
  readonly standings: readonly DeskStanding[]
  readonly rule: TournamentRule
  readonly state: TournamentState
}

/** Members with counted bets, those with a place first. */
export const StandingList = ({ standings, rule, state }: StandingListProps) => (
  <RowList
    label="토너먼트 순위"
    columns={columnsOf(rule, state)}
    rows={standings}
    rowKey={({ memberId }) => memberId}
    card={row => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <p className="flex flex-wrap items-center gap-x-2 break-all">
          <span className="font-semibold">{placeText(row)}</span>
          <MemberLink id={row.memberId}>{row.userId}</MemberLink> {row.nickname}
        </p>
        <p className="text-xs text-dim">
          {`${scoreText(rule, row.score)} · ${formatFigure(row.plays)}회 · 상금 ${formatFigure(row.prize)}P`}
        </p>
      </li>
    )}
  />
)

const placeText = ({ place }: DeskStanding): string =>
  place === null ? '순위 없음' : `${formatFigure(place)}위`

const columnsOf = (rule: TournamentRule, state: TournamentState): readonly Column<DeskStanding>[] => [
  { key: 'place', title: '순위', width: '100px', cell: placeText },
  {
    key: 'userId',
    title: '아이디',
    cell: ({ memberId, userId }) => <MemberLink id={memberId}>{userId}</MemberLink>,
  },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'score', title: '점수', figures: true, cell: ({ score }) => scoreText(rule, score) },
  { key: 'plays', title: '반영', figures: true, cell: ({ plays }) => `${formatFigure(plays)}회` },
  { key: 'stake', title: '베팅금', figures: true, cell: ({ stake }) => `${formatFigure(stake)}원` },
  { key: 'payout', title: '당첨금', figures: true, cell: ({ payout }) => `${formatFigure(payout)}원` },
  {
    key: 'prize',
    title: state === 'paid' ? '지급된 상금' : '현재 상금',
    figures: true,
    cell: ({ prize }) => `${formatFigure(prize)}P`,
  },
]
