import type { ReactNode } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'

type ChoiceChipProps = {
  /** Whether this is the choice; undefined for an act, which does not last. */
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One of a few choices in a dialog. */
export const ChoiceChip = ({ pressed, onPress, children }: ChoiceChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={classNames(
      'h-8 max-w-full truncate rounded-full border px-3 text-sm transition-colors duration-100 mobile:h-10',
      pressed
        ? 'border-jade bg-jade-wash font-semibold text-jade'
        : 'border-line text-dim hover:border-edge hover:text-text',
    )}
  >
    {children}
  </button>
)
