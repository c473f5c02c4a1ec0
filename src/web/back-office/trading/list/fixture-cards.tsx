import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { bettingState } from '../state/betting-state.ts'
import { BettingStateBadge } from '../state/betting-state-badge.tsx'
import { type DeskSort, deskSorts } from './desk-filter.ts'
import { periodText, scoreText, WorstResult } from './fixture-cells.tsx'
import { type FixtureListProps, LeagueName } from './fixture-table.tsx'

const sortWords: Readonly<Record<DeskSort, string>> = {
  start: '시작 시간순',
  stakes: '베팅금순',
  worst: '최악 손실순',
}

/** The fixture list on a phone: three lines per fixture. */
export function FixtureCards({ fixtures, sort, onSort }: FixtureListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectField
        label="정렬"
        labelHidden
        options={deskSorts.map(value => ({ value, label: sortWords[value] }))}
        value={sort}
        onChange={event => onSort(deskSorts.find(one => one === event.target.value) ?? 'start')}
      />
      <ul aria-label="경기 목록" className="card divide-y divide-line">
        {fixtures.map(fixture => (
          <li key={fixture.fixtureId} data-desk-fixture={fixture.fixtureId}>
            <FixtureCard fixture={fixture} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FixtureCard({ fixture }: { readonly fixture: TradingFixture }) {
  const { fixtureId, startdate, openBets, openStakes, worstPayout, worst } = fixture
  const score = scoreText(fixture)
  return (
    <Link
      to="/admin/trading/$fixtureId"
      params={{ fixtureId: String(fixtureId) }}
      data-row-link
      className="grid gap-1.5 px-3 py-2.5 active:bg-s2"
    >
      <span className="flex items-center gap-2 text-xs">
        <span className="font-semibold whitespace-nowrap">{startdate.slice(5, 16)}</span>
        <LeagueName fixture={fixture} />
        <span className="ml-auto shrink-0">
          <BettingStateBadge state={bettingState(fixture)} />
        </span>
      </span>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 font-semibold">
          {fixture.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
          {fixture.away_participants_name}
        </span>
        {score && <span className="font-bold">{score}</span>}
        {fixture.state === 'live' && <span className="text-xs text-live">{periodText(fixture)}</span>}
      </span>
      {openBets > 0 && (
        <span className="grid grid-cols-3 gap-x-3 text-sm">
          <CardFigure name={`진행 ${formatFigure(openBets)}건`}>{formatFigure(openStakes)}</CardFigure>
          <CardFigure name="최대 지급">{formatFigure(worstPayout)}</CardFigure>
          <CardFigure name="최악 손익">
            <WorstResult loss={worst.withCombinations} />
          </CardFigure>
        </span>
      )}
    </Link>
  )
}

const CardFigure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span className="grid">
    <span className="text-xs text-dim">{name}</span>
    <span className="font-semibold">{children}</span>
  </span>
)
