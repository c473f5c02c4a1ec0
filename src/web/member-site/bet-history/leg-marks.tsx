import type { BetLeg } from '#contract/bets/bets.ts'
import { resultWord } from '#domain/grading/leg-result.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { resultOf } from './bet-figures.ts'

const marks = {
  won: 'bg-jade',
  'half-won': 'bg-[linear-gradient(90deg,var(--color-jade)_50%,var(--color-s3)_50%)]',
  'dead-heat': 'bg-jade',
  void: 'border border-dashed border-dim',
  'half-lost': 'bg-[linear-gradient(90deg,var(--color-edge)_50%,var(--color-s3)_50%)]',
  lost: 'bg-edge/60',
  open: '[box-shadow:inset_0_0_0_1px_var(--color-edge)]',
} as const

/**
 * One mark for each leg, so that a slip's state is visible without expanding it. None for a single, whose
 * label shows it.
 */
export function LegMarks({ legs }: { readonly legs: readonly BetLeg[] }) {
  if (legs.length < 2) return null
  return (
    <span className="flex min-h-4 flex-wrap items-center gap-1">
      <span className="sr-only">{legs.map(wordOf).join(', ')}</span>
      {legs.map(leg => (
        <span
          key={leg.oddsId}
          aria-hidden
          title={wordOf(leg)}
          className={classNames(
            'h-2 w-4 rounded-full forced-color-adjust-none',
            marks[resultOf(leg) ?? 'open'],
          )}
        />
      ))}
    </span>
  )
}

function wordOf(leg: BetLeg): string {
  const kind = resultOf(leg)
  return kind ? resultWord({ kind }) : '진행중'
}
