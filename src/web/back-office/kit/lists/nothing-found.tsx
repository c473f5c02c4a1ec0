import type { LucideIcon } from 'lucide-react'
import { Button } from '#web/kit/controls/button.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'

type NothingFoundProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: string
  /** Resets a filter that excludes all rows. */
  readonly onReset?: (() => void) | undefined
  readonly resetWord?: string
}

/** An empty list: without any rows, or because of its filter. */
export const NothingFound = ({ icon, title, hint, onReset, resetWord = '전체 보기' }: NothingFoundProps) => (
  <div className="card">
    <EmptyState
      icon={icon}
      title={title}
      {...(hint !== undefined && { hint })}
      {...(onReset && { action: <Button onClick={onReset}>{resetWord}</Button> })}
    />
  </div>
)
