import { Link } from '@tanstack/react-router'
import type { DeskTournament } from '#contract/promotions/tournaments.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import {
  type TournamentState,
  tournamentProductWord,
  tournamentRuleWord,
  tournamentStateWord,
} from '#domain/promotions/tournament.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

/** Tournaments, running ones first. */
export const DeskTournamentList = ({ tournaments }: { readonly tournaments: readonly DeskTournament[] }) => (
  <RowList
    label="토너먼트"
    columns={columns}
    rows={tournaments}
    rowKey={({ id }) => id}
    card={one => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <p className="flex flex-wrap items-center gap-2">
          <StateBadge state={one.state} /> <Title tournament={one} />
        </p>
        <p className="text-sm">{periodText(one)}</p>
        <p className="text-xs text-dim">
          {`${tournamentProductWord[one.product]} · ${tournamentRuleWord[one.rule]} · 총상금 ${formatFigure(one.prizeTotal)}P · ${formatFigure(one.ranked)}명`}
        </p>
      </li>
    )}
  />
)

const Title = ({ tournament: { id, title } }: { readonly tournament: DeskTournament }) => (
  <Link
    to="/admin/tournaments/$tournamentId"
    params={{ tournamentId: String(id) }}
    className="inline-flex items-center font-semibold underline-offset-2 mobile:min-h-11 wrap-anywhere hover:underline"
  >
    {title}
  </Link>
)

const tones: Readonly<Record<TournamentState, BadgeTone>> = {
  running: 'jade',
  counting: 'gold',
  coming: 'bright',
  paid: 'plain',
  cancelled: 'outline',
}

export const StateBadge = ({ state }: { readonly state: TournamentState }) => (
  <Badge tone={tones[state]}>{tournamentStateWord[state]}</Badge>
)

/** "2026-11-28 00:00 ~ 2026-12-05 00:00" */
export const periodText = ({ startsAt, endsAt }: Pick<DeskTournament, 'startsAt' | 'endsAt'>): string =>
  `${startsAt.slice(0, 16)} ~ ${endsAt.slice(0, 16)}`

const columns: readonly Column<DeskTournament>[] = [
  { key: 'state', title: '상태', width: '90px', cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'title', title: '제목', cell: tournament => <Title tournament={tournament} /> },
  { key: 'product', title: '구분', width: '110px', cell: ({ product }) => tournamentProductWord[product] },
  { key: 'rule', title: '순위 기준', width: '120px', cell: ({ rule }) => tournamentRuleWord[rule] },
  { key: 'period', title: '기간', width: '270px', cell: periodText },
  { key: 'ranked', title: '순위', figures: true, cell: ({ ranked }) => `${formatFigure(ranked)}명` },
  {
    key: 'prizes',
    title: '총상금',
    figures: true,
    cell: ({ prizeTotal }) => `${formatFigure(prizeTotal)}P`,
  },
  { key: 'paid', title: '지급', figures: true, cell: ({ paid }) => `${formatFigure(paid)}P` },
  { key: 'operator', title: '담당', width: '110px', cell: ({ operator }) => operator || '사이트' },
]
