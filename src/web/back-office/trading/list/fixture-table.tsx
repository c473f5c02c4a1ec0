import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { bettingState } from '../state/betting-state.ts'
import { BettingStateBadge } from '../state/betting-state-badge.tsx'
import type { DeskSort } from './desk-filter.ts'
import { periodText, scoreText, WorstResult } from './fixture-cells.tsx'

export type FixtureListProps = {
  readonly fixtures: readonly TradingFixture[]
  readonly sort: DeskSort
  readonly onSort: (sort: DeskSort) => void
}

/** The fixture list on a wide screen: one row per fixture, with a sticky head. */
export function FixtureTable({ fixtures, sort, onSort }: FixtureListProps) {
  return (
    <div className="card overflow-x-clip">
      <table aria-label="경기 목록" className="w-full border-collapse text-sm">
        <thead className="sticky top-12 z-10 bg-s2 text-xs text-dim">
          <tr className="h-9 [&>th]:px-2.5 [&>th]:font-semibold [&>th]:whitespace-nowrap">
            <SortHead name="start" sort={sort} onSort={onSort} first>
              시작 시간
            </SortHead>
            <th scope="col" className="text-left">
              리그
            </th>
            <th scope="col" className="text-left">
              경기
            </th>
            <th scope="col" className="text-right">
              스코어
            </th>
            <th scope="col" className="text-left">
              구간
            </th>
            <th scope="col" className="text-right">
              진행 베팅
            </th>
            <SortHead name="stakes" sort={sort} onSort={onSort}>
              진행 베팅금
            </SortHead>
            <th scope="col" className="text-right">
              최대 지급
            </th>
            <SortHead name="worst" sort={sort} onSort={onSort}>
              최악 손익
            </SortHead>
            <th scope="col" className="pr-4! text-left">
              상태
            </th>
          </tr>
        </thead>
        <tbody>
          {fixtures.map(fixture => (
            <FixtureRow key={fixture.fixtureId} fixture={fixture} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortHeadProps = Pick<FixtureListProps, 'sort' | 'onSort'> & {
  readonly name: DeskSort
  readonly first?: boolean
  readonly children: ReactNode
}

/** A sortable column: the start ascending, amounts descending. */
function SortHead({ name, sort, onSort, first = false, children }: SortHeadProps) {
  const chosen = sort === name
  return (
    <th
      scope="col"
      aria-sort={chosen ? (name === 'start' ? 'ascending' : 'descending') : 'none'}
      className={first ? 'pl-4! text-left' : 'text-right'}
    >
      <button
        type="button"
        onClick={() => onSort(name)}
        className={classNames('inline-flex h-8 items-center gap-1 hover:text-text', chosen && 'text-text')}
      >
        {name === 'start' && children}
        <ArrowDown
          aria-hidden
          size={12}
          className={classNames(!chosen && 'invisible', name === 'start' && 'rotate-180')}
        />
        {name !== 'start' && children}
      </button>
    </th>
  )
}

function FixtureRow({ fixture }: { readonly fixture: TradingFixture }) {
  const navigate = useNavigate()
  const { fixtureId, startdate, startdateByAdmin, openBets, openStakes, worstPayout, worst } = fixture
  const hasBets = openBets > 0
  return (
    // Keyboards use the link in the row; for the mouse the whole row is a target.
    <tr
      data-desk-fixture={fixtureId}
      onClick={() => void navigate({ to: `/admin/trading/${fixtureId}` })}
      className="h-9 cursor-pointer border-t border-line focus-within:bg-s2 hover:bg-s2 [&>td]:px-2.5 [&>td]:whitespace-nowrap"
    >
      <td className="pl-4!">
        <span
          className={classNames(startdateByAdmin && 'font-bold')}
          title={startdateByAdmin ? '운영자가 변경한 시작 시간' : undefined}
        >
          {startdate.slice(5, 16)}
          {startdateByAdmin && <span className="ml-1 text-xs text-gold">변경</span>}
        </span>
      </td>
      <td className="max-w-[240px]">
        <LeagueName fixture={fixture} />
      </td>
      <td className="w-full max-w-0 truncate">
        <Link
          to="/admin/trading/$fixtureId"
          params={{ fixtureId: String(fixtureId) }}
          data-row-link
          onClick={event => event.stopPropagation()}
          className="font-semibold hover:underline"
        >
          {fixture.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
          {fixture.away_participants_name}
        </Link>
      </td>
      <td className="text-right font-bold">{scoreText(fixture)}</td>
      <td className={fixture.state === 'live' ? 'text-live' : 'text-dim'}>{periodText(fixture)}</td>
      <td className="text-right">{hasBets ? formatFigure(openBets) : <Nothing />}</td>
      <td className="text-right font-bold">{hasBets ? formatFigure(openStakes) : <Nothing />}</td>
      <td className="text-right">{hasBets ? formatFigure(worstPayout) : <Nothing />}</td>
      <td className="text-right">{hasBets ? <WorstResult loss={worst.withCombinations} /> : <Nothing />}</td>
      <td className="pr-4!">
        <BettingStateBadge state={bettingState(fixture)} />
        {fixture.touchedMarketCount > 0 && (
          <span className="ml-1.5 text-xs text-dim" title="운영자가 중지하거나 배당을 바꾼 마켓">
            수동 {fixture.touchedMarketCount}
          </span>
        )}
      </td>
    </tr>
  )
}

const Nothing = () => (
  <span aria-hidden className="text-faint">
    –
  </span>
)

/** Sport, flag and league on one line. */
export function LeagueName({ fixture }: { readonly fixture: TradingFixture }) {
  return (
    <span
      className="flex min-w-0 items-center gap-1.5 text-dim"
      title={`${fixture.location_name} ${fixture.league_name}`}
    >
      <SportIcon sportId={fixture.sport_id} size={14} />
      <Flag code={fixture.location_code} />
      <span className="truncate">{fixture.league_name}</span>
    </span>
  )
}
