import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

type FilterBarProps = {
  /** True if the filters exclude rows; then a reset is shown. */
  readonly narrowed: boolean
  readonly onReset: () => void
  /** Side by side on phones too, two per row. */
  readonly paired?: boolean
  /** So many that they would fill a phone's screen: collapsed there. */
  readonly many?: boolean
  readonly children: ReactNode
}

/** Filters of a list. Selections apply at once, texts on Enter or by the button. */
export function FilterBar({ narrowed, onReset, paired = false, many = false, children }: FilterBarProps) {
  const folds = useLayoutMode() === 'mobile' && many
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={classNames(folds && 'grid gap-2')}>
      {folds && (
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} wide>
          <SlidersHorizontal aria-hidden size={16} />
          {narrowed ? '필터 (적용 중)' : '필터'}
        </Button>
      )}
      <div
        id={id}
        hidden={folds && !open}
        className={classNames(
          'flex flex-wrap items-center gap-2 narrow:grid [&[hidden]]:hidden',
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
    </div>
  )
}
