import { classNames } from '#web/kit/theme/class-names.ts'
import { TeamBadge } from '../teams/team-badge.tsx'
import { type NamedSides, sideName } from './sides.ts'

const sizes = {
  sm: { badge: 16, row: 'gap-1.5', score: '' },
  md: { badge: 18, row: 'gap-1.5', score: 'text-md' },
  lg: { badge: 20, row: 'h-6.5 gap-2', score: 'text-lg' },
} as const

type ScoredSideProps = {
  readonly match: NamedSides
  readonly side: 'home' | 'away'
  readonly score: number
  /** Score of the other side. */
  readonly against: number
  readonly size?: keyof typeof sizes
}

/**
 * One side of a running match in a line: shield, name, score. The leading side is emphasised, the
 * trailing one dimmed.
 */
export function ScoredSide({ match, side, score, against, size = 'md' }: ScoredSideProps) {
  const { badge, row, score: figure } = sizes[size]
  return (
    <span className={classNames('flex items-center', row)}>
      <TeamBadge match={match} side={side} size={badge} />
      <span
        className={classNames(
          'min-w-0 flex-1 truncate group-hover:text-jade',
          score > against ? 'font-bold' : 'font-medium',
        )}
      >
        {sideName(match, side)}
      </span>
      <b key={score} className={classNames('animate-fade', figure, score < against && 'text-dim')} data-score>
        {score}
      </b>
    </span>
  )
}
