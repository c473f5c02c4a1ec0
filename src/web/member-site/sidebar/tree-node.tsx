import { ChevronDown, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'

type TreeNodeProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly count: number
  readonly open: boolean
  readonly busy: boolean
  readonly chosen?: boolean
  /** 0 sport, 1 location. */
  readonly depth: 0 | 1
  readonly onToggle: () => void
  readonly children?: ReactNode
}

/** A branch of the tree: name, number of matches, and its children when open. */
export function TreeNode({
  icon,
  name,
  count,
  open,
  busy,
  chosen,
  depth,
  onToggle,
  children,
}: TreeNodeProps) {
  const Mark = busy ? LoaderCircle : ChevronDown
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-busy={busy || undefined}
        onClick={onToggle}
        className={classNames(
          'flex h-10 w-full items-center gap-2.5 pr-3 text-left -outline-offset-2 hover:bg-s2 hover:text-text mobile:h-12',
          depth === 0 ? 'pl-4' : 'pl-7 text-sm',
          open || chosen ? 'font-semibold text-text' : 'text-dim',
          chosen && depth === 0 && 'bg-s2 [box-shadow:inset_2px_0_var(--color-jade)]',
        )}
      >
        {icon}
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="text-sm font-normal text-dim">{count}</span>
        <Mark
          aria-hidden
          size={14}
          className={classNames(
            'shrink-0 text-dim transition-transform',
            open && 'rotate-180',
            busy && 'animate-spin',
          )}
        />
      </button>
      {open && <ul>{children}</ul>}
    </li>
  )
}
