import type { ReactNode } from 'react'
import type { FinishedGame } from '#contract/fixtures/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { matchText } from '#domain/slip/selection.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { TeamBadge } from '../teams/team-badge.tsx'
import { markScroll } from './mark-scroll.ts'
import { sideName } from './sides.ts'

/** Label of the last column: runs in baseball, sets where they decide the match. */
const finalWords = { inning: 'R', set: '세트', half: '최종', quarter: '최종', period: '최종' } as const

const runningWords = { ...finalWords, half: '합계', quarter: '합계', period: '합계' } as const

/** Columns shrink before the table scrolls; the names take the remaining width. */
const cellClass = 'w-9 min-w-6 px-1.5 text-center mobile:w-7 mobile:min-w-5 mobile:px-0.5'
const nameClass = 'h-8 sticky left-0 z-1 min-w-32 bg-s1 py-1 pr-3 text-left mobile:min-w-20 mobile:pr-2'
const finalClass = classNames(
  'sticky right-0 z-1 w-13 min-w-11 bg-s1 px-2 text-center',
  'before:pointer-events-none before:absolute before:inset-y-0 before:right-full before:w-8 before:bg-[linear-gradient(to_left_in_oklab,var(--color-s1),transparent)]',
  'before:opacity-0 before:transition-opacity group-data-more:before:opacity-100',
)

/** Innings and sets are numbered only, so that as many as possible fit: "1이닝" is 1. */
const columnTitle = (label: string): string => label.replace(/^(\d+)(?:이닝|세트)$/, '$1')

type LineScoreProps = {
  readonly game: Pick<
    FinishedGame,
    'sport_id' | 'home' | 'away' | 'home_participants_name' | 'away_participants_name'
  > & { readonly periods: readonly LinePeriod[] }
  /** The running period; while there is one, no side has won. */
  readonly running?: number | undefined
}

/**
 * A column of the table; a side is null if it did not play this period, and undefined if the match had no
 * such period.
 */
export type LinePeriod = Pick<FinishedGame['periods'][number], 'code' | 'label'> & {
  readonly home?: number | null
  readonly away?: number | null
}
/** With more periods than this a phone has no space for shields. */
const SHIELDED_MAX = 6

const hasFinal = ({ home, away }: LineScoreProps['game']): boolean => home !== null && away !== null

/**
 * A match as a table: one row per side, one column per period, the final score last and boldest. Long
 * names wrap to two lines to make space for the figures. Many innings scroll inside the card, between the
 * names and the final score, and fade at the edge.
 */
export function LineScore({ game, running }: LineScoreProps) {
  return (
    <ScrollBox
      ref={markScroll}
      label={`${matchText(game.home_participants_name, game.away_participants_name)} 구간별 스코어`}
      className="group scroll-quiet min-w-0 overflow-x-auto"
    >
      <table className="w-full border-collapse text-sm">
        <LineHeads game={game} running={running} />
        <tbody>
          <SideRow game={game} running={running} side="home" />
          <SideRow game={game} running={running} side="away" />
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The column heads; `lead` goes before the names. */
export function LineHeads({ game, running, lead }: LineScoreProps & { readonly lead?: ReactNode }) {
  const { part } = sportOf(game.sport_id as SportId)
  return (
    <thead className="text-xs text-dim">
      <tr>
        {lead}
        <th scope="col" className={classNames(nameClass, 'h-6! font-normal')}>
          <span className="sr-only">팀</span>
        </th>
        {game.periods.map(({ code, label }) => (
          <th
            key={code}
            scope="col"
            aria-current={code === running || undefined}
            className={classNames(
              cellClass,
              'whitespace-nowrap',
              code === running ? 'font-semibold text-live' : 'font-normal',
            )}
          >
            {columnTitle(label)}
          </th>
        ))}
        {hasFinal(game) && (
          <th scope="col" className={classNames(finalClass, 'font-semibold')}>
            {running === undefined ? finalWords[part] : runningWords[part]}
          </th>
        )}
      </tr>
    </thead>
  )
}

type SideRowProps = LineScoreProps & {
  readonly side: 'home' | 'away'
  /** Goes before the name. */
  readonly lead?: ReactNode
  /** True if the table has a column for the final score, even if this match has none. */
  readonly hasFinalColumn?: boolean
}

/** One side of a match: name, score by period, and final score. */
export function SideRow({ game, running, side, lead, hasFinalColumn = hasFinal(game) }: SideRowProps) {
  const name = sideName(game, side)
  const ahead = running === undefined ? (game[side] ?? 0) - (game[side === 'home' ? 'away' : 'home'] ?? 0) : 0
  return (
    <tr className="border-t border-line/60" data-winner={ahead > 0 || undefined}>
      {lead}
      <th
        scope="row"
        className={classNames(nameClass, ahead > 0 ? 'font-bold' : 'font-medium', ahead < 0 && 'text-dim')}
      >
        <span className="flex items-center gap-2 mobile:gap-1.5">
          <span
            className={classNames('flex shrink-0', game.periods.length > SHIELDED_MAX && 'mobile:hidden')}
          >
            <TeamBadge match={game} side={side} />
          </span>
          <span title={name} className="line-clamp-2 leading-tight wrap-anywhere">
            {name}
          </span>
          {ahead > 0 && <span className="sr-only"> 승리</span>}
        </span>
      </th>
      {game.periods.map(period => (
        <td
          key={period.code}
          className={classNames(cellClass, period.code === running ? 'font-semibold' : 'text-dim')}
        >
          {period[side] === undefined ? '' : (period[side] ?? 'X')}
        </td>
      ))}
      {hasFinalColumn && (
        <td className={classNames(finalClass, 'text-lg font-bold', ahead < 0 && 'text-dim')}>{game[side]}</td>
      )}
    </tr>
  )
}
