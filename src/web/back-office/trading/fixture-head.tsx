import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TradingFixture, TradingSheet } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { bettingState } from './betting-state.ts'
import type { OnDeed } from './deeds.ts'
import { FixtureButtons } from './fixture-buttons.tsx'
import { periodText, scoreText, WorstResult } from './fixture-cells.tsx'
import { LeagueName } from './fixture-table.tsx'
import { StateBadge } from './state-badge.tsx'

type FixtureHeadProps = { readonly sheet: TradingSheet; readonly onDeed: OnDeed | undefined }

/** What the match is, how it stands, what hangs on it, and what can be done to the whole of it. */
export function FixtureHead({ sheet, onDeed }: FixtureHeadProps) {
  const { fixture } = sheet
  return (
    <header className="card grid grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 pt-2.5 text-sm">
        <Link
          to="/admin/trading"
          activeOptions={{ exact: true }}
          className="-ml-1.5 inline-flex h-8 items-center gap-0.5 rounded-md pr-2 text-dim hover:bg-s2 hover:text-text mobile:h-10"
        >
          <ChevronLeft aria-hidden size={16} />
          목록
        </Link>
        <LeagueName fixture={fixture} />
        <Start fixture={fixture} />
        <span className="text-xs text-dim">{`#${fixture.fixtureId}`}</span>
        {fixture.replayOf && <span className="text-xs text-dim">{fixture.replayOf}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 pt-1 pb-3">
        <h1 className="min-w-0 text-xl">
          {fixture.home_participants_name} <span className="font-normal text-dim">vs</span>{' '}
          {fixture.away_participants_name}
        </h1>
        <Score fixture={fixture} />
        <Badge tone={fixture.state === 'live' ? 'live' : 'bright'}>{fixture.stateText}</Badge>
        {(fixture.state === 'upcoming' || fixture.state === 'live') && (
          <StateBadge state={bettingState(fixture)} />
        )}
        {onDeed && <FixtureButtons sheet={sheet} onDeed={onDeed} />}
      </div>
      {fixture.waitingNote !== null && (
        <p role="note" className="border-t border-line px-3.5 py-2 text-sm text-gold">
          {fixture.waitingNote}
        </p>
      )}
      <Figures fixture={fixture} />
    </header>
  )
}

/** The start in force; where an operator has set it, the feed's beside it. */
function Start({ fixture }: { readonly fixture: TradingFixture }) {
  const { startdate, startdateByAdmin, startdateByFeed } = fixture
  return (
    <span className="whitespace-nowrap">
      <span className="font-semibold">{startdate.slice(0, 16)}</span>
      {startdateByAdmin !== null && (
        <span className="ml-1.5 text-xs text-gold">{`운영자 변경 (피드 ${startdateByFeed.slice(5, 16)})`}</span>
      )}
    </span>
  )
}

function Score({ fixture }: { readonly fixture: TradingFixture }) {
  const text = scoreText(fixture)
  if (text === '') return null
  const parts = fixture.score?.periods.filter(({ code }) => code < 100) ?? []
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-xl font-bold">{text}</span>
      <span className="text-sm text-live">{periodText(fixture)}</span>
      {parts.length > 1 && (
        <span className="text-xs text-dim">
          {parts.map(({ label, home, away }) => `${label} ${home}:${away}`).join(' · ')}
        </span>
      )}
    </p>
  )
}

const sourceWords: Readonly<Record<string, string>> = {
  replay: '실경기 재현',
  simulator: '시뮬레이션',
  lsports: 'LSports',
}

function Figures({ fixture }: { readonly fixture: TradingFixture }) {
  const { openBets, openStakes, worstPayout, worst, source } = fixture
  return (
    <dl className="grid grid-cols-6 border-t border-line text-sm narrow:grid-cols-2">
      <FigureCell name="진행 베팅">{`${formatFigure(openBets)}건`}</FigureCell>
      <FigureCell name="진행 베팅금">{formatFigure(openStakes)}</FigureCell>
      <FigureCell name="최대 지급">{formatFigure(worstPayout)}</FigureCell>
      <FigureCell name="최악 손익 (단폴)">
        <WorstResult loss={worst.singles} />
      </FigureCell>
      <FigureCell name="최악 손익 (다폴더 포함)">
        <WorstResult loss={worst.withCombinations} />
      </FigureCell>
      <FigureCell name="피드">{sourceWords[source] ?? source}</FigureCell>
    </dl>
  )
}

const FigureCell = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div
    className={classNames(
      'flex min-w-0 items-baseline justify-between gap-3 border-line px-3.5 py-2 narrow:grid narrow:gap-0',
      'not-first:border-l narrow:not-first:border-l-0 narrow:nth-[n+3]:border-t narrow:even:border-l',
    )}
  >
    <dt className="text-xs whitespace-nowrap text-dim">{name}</dt>
    <dd className="truncate text-right font-bold narrow:text-left">{children}</dd>
  </div>
)
