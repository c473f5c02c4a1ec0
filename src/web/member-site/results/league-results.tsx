import type { SportId } from '#domain/ids.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { LineHeads, SideRow } from '#web/sport/tracker/line-score.tsx'
import { markScroll } from '#web/sport/tracker/mark-scroll.ts'
import type { ResultLeague, ResultMatch } from './result-leagues.ts'

const leadClass =
  'w-44 min-w-44 py-1 pr-3 text-left font-normal whitespace-nowrap mobile:w-9 mobile:min-w-9 mobile:pr-0.5'

/** Results of a league, two rows per match: time, state, both sides, score by period. */
export function LeagueResults({ league: { first, matches } }: { readonly league: ResultLeague }) {
  const scored = matches.find(({ home, away }) => home !== null && away !== null)
  const head = { ...first, home: scored?.home ?? null, away: scored?.away ?? null }
  return (
    <section aria-label={first.league_name} className="card overflow-clip" data-league={first.league_id}>
      <header className="flex h-9 items-center gap-2 border-b border-line bg-s2 px-3.5 mobile:px-3">
        <span className="text-dim">
          <SportIcon sportId={first.sport_id as SportId} size={16} />
        </span>
        <span className="sr-only">{first.sport_name}</span>
        <Flag code={first.location_code} />
        <h2 className="min-w-0 truncate text-sm">{first.league_name}</h2>
        <span className="ml-auto shrink-0 text-sm text-dim">{matches.length}경기</span>
      </header>
      <ScrollBox
        ref={markScroll}
        label={`${first.league_name} 구간별 스코어`}
        className="group scroll-quiet overflow-x-auto px-3.5 pb-1 mobile:px-2.5"
      >
        <table className="w-full border-collapse text-sm">
          <LineHeads
            game={head}
            lead={
              <th scope="col" className={classNames(leadClass, 'h-6 text-xs')}>
                <span className="sr-only">시각과 상태</span>
              </th>
            }
          />
          {matches.map(match => (
            <MatchResult key={match.fixtureId} match={match} hasFinalColumn={scored !== undefined} />
          ))}
        </table>
      </ScrollBox>
    </section>
  )
}

type MatchResultProps = { readonly match: ResultMatch; readonly hasFinalColumn: boolean }

function MatchResult({ match, hasFinalColumn }: MatchResultProps) {
  const isPhone = useLayoutMode() === 'mobile'
  const { replayOf } = match
  // A long note about a replay needs the full width of the table.
  const isLong = replayOf !== null && (isPhone ? replayOf.includes('·') : replayOf.length > 24)
  const state = (
    <span className={match.statusText === '종료' ? 'text-dim' : 'font-semibold text-gold'}>
      {match.statusText}
    </span>
  )
  const time = <time dateTime={match.startdate}>{match.startdate.slice(11, 16)}</time>
  const note = replayOf !== null && !isLong && (
    <span className={isPhone ? 'sr-only' : 'text-dim'}>{replayOf}</span>
  )
  return (
    <tbody className="border-t border-line" data-result={match.fixtureId}>
      <SideRow
        game={match}
        side="home"
        hasFinalColumn={hasFinalColumn}
        lead={
          <td className={classNames(leadClass, 'text-xs')}>
            {time}
            {!isPhone && <span className="pl-2">{state}</span>}
          </td>
        }
      />
      <SideRow
        game={match}
        side="away"
        hasFinalColumn={hasFinalColumn}
        lead={
          <td className={classNames(leadClass, 'text-xs')}>
            {isPhone && state}
            {note}
          </td>
        }
      />
      {isLong && (
        <tr>
          <td colSpan={match.periods.length + 3} className="pb-1.5 text-xs text-dim">
            <span className="sticky left-0 inline-block max-w-[min(100%,calc(var(--page-width)-48px))]">
              {replayOf}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  )
}
