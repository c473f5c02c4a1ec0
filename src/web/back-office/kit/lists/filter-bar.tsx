import type { ReactNode } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type FilterBarProps = {
  /** The filters let less through than everything; then there is a way back. */
  readonly narrowed: boolean
  readonly onReset: () => void
  /** Side by side also on phones, two in a line. */
  readonly paired?: boolean
  readonly children: ReactNode
}

/** What a list is narrowed by. Choices count at once, texts by Enter or the button beside them. */
export const FilterBar = ({ narrowed, onReset, paired = false, children }: FilterBarProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-2 narrow:grid',
      paired ? 'narrow:grid-cols-2' : 'narrow:grid-cols-1',
    )}
  >
    {children}
    {narrowed && (
      <div className={classNames(paired && 'narrow:col-span-2')}>
        <Button look="quiet" size="sm" onClick={onReset}>
          필터 초기화
        </Button>
      </div>
    )}
  </div>
)
