import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnFixture } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import type { OwnState } from '#contract/back-office/own-fixtures/own-states.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

export const ownStateWords: Readonly<Record<OwnState, string>> = {
  upcoming: '예정',
  waiting: '결과대기',
  settled: '완료',
  withdrawn: '철회',
}

export type OwnAct = { readonly kind: 'correct' | 'withdraw'; readonly fixture: OwnFixture }

type OwnListProps = { readonly fixtures: readonly OwnFixture[]; readonly onAct: (act: OwnAct) => void }

/**
 * Operator-entered matches, each linked to its trading page; those without bets can be corrected and
 * withdrawn.
 */
export function OwnList({ fixtures, onAct }: OwnListProps) {
  const mayChange = useMay('trading:write')
  const buttons = (fixture: OwnFixture): ReactNode => {
    if (!fixture.amendable) return null
    const name = `${fixture.home} vs ${fixture.away}`
    return (
      <div className="flex items-center gap-1.5 narrow:justify-end">
        <Button size="sm" aria-label={`${name} 정정`} onClick={() => onAct({ kind: 'correct', fixture })}>
          정정
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={`${name} 철회`}
          onClick={() => onAct({ kind: 'withdraw', fixture })}
        >
          철회
        </Button>
      </div>
    )
  }
  const acts: Column<OwnFixture> = { key: 'acts', title: '작업', width: '150px', cell: buttons }
  return (
    <RowList
      label="직접 등록한 경기"
      columns={mayChange ? [...columns, acts] : columns}
      rows={fixtures}
      rowKey={({ fixtureId }) => fixtureId}
      card={fixture => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="flex items-center gap-2 text-dim">
            <State fixture={fixture} />
            <span className="whitespace-nowrap">{fixture.startdate.slice(0, 16)}</span>
          </p>
          <MatchLink fixture={fixture} />
          <League fixture={fixture} />
          <p className="text-xs text-dim">{marketsText(fixture)}</p>
          {mayChange && buttons(fixture)}
        </li>
      )}
    />
  )
}

const tones = {
  upcoming: 'jade',
  waiting: 'gold',
  settled: 'plain',
  withdrawn: 'outline',
} as const satisfies Record<OwnFixture['state'], BadgeTone>

const State = ({ fixture: { state } }: { readonly fixture: OwnFixture }) => (
  <Badge tone={tones[state]}>{ownStateWords[state]}</Badge>
)

const marketsText = ({ marketCount, hasBets }: OwnFixture): string =>
  `마켓 ${formatFigure(marketCount)}개${hasBets ? ' · 베팅 있음' : ''}`

const MatchLink = ({ fixture: { fixtureId, home, away } }: { readonly fixture: OwnFixture }) => (
  <Link
    to="/admin/trading/$fixtureId"
    params={{ fixtureId: String(fixtureId) }}
    className="inline-block max-w-full truncate font-semibold underline-offset-2 hover:underline mobile:leading-11"
  >
    {home} <span className="font-normal text-dim">vs</span> {away}
  </Link>
)

const League = ({ fixture }: { readonly fixture: OwnFixture }) => (
  <span className="flex min-w-0 items-center gap-1.5 text-dim">
    <SportIcon sportId={fixture.sport_id} size={14} />
    <Flag code={fixture.location_code} />
    <span className="truncate">{fixture.league_name}</span>
  </span>
)

const columns: readonly Column<OwnFixture>[] = [
  { key: 'state', title: '상태', width: '96px', cell: fixture => <State fixture={fixture} /> },
  { key: 'start', title: '시작', width: '140px', cell: ({ startdate }) => startdate.slice(0, 16) },
  { key: 'league', title: '리그', cell: fixture => <League fixture={fixture} /> },
  { key: 'match', title: '경기', cell: fixture => <MatchLink fixture={fixture} /> },
  { key: 'markets', title: '마켓', cell: marketsText },
  { key: 'operator', title: '등록', wideOnly: true, cell: ({ operator }) => operator },
  {
    key: 'created',
    title: '등록 시각',
    width: '140px',
    wideOnly: true,
    cell: ({ createdAt }) => createdAt.slice(0, 16),
  },
]
