import { useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'
import { markedAt } from '../menu.ts'
import type { MenuPlace, PageEntry } from '../routes/page-entry.ts'
import { PageLink } from './page-link.tsx'
import { useMenuOpen } from './use-menu-open.ts'

type SubmenuProps = {
  /** The menu that contains the group. */
  readonly at: MenuPlace
  readonly title: string
  readonly pages: readonly PageEntry[]
  readonly className: string
  readonly activeClassName: string
  /** The button edge that the pages align with; at the end of a row they would leave the screen otherwise. */
  readonly side?: 'left' | 'right'
  /** Notes about pages: next to each title, and for all of them on the button. */
  readonly noteOf?: (pages: readonly PageEntry[]) => ReactNode
}

/**
 * A button that shows its pages below it, marked when one of them is the current page; closes on Escape
 * and when the focus leaves.
 */
export function Submenu(props: SubmenuProps) {
  const { at, title, pages, className, activeClassName, side = 'left', noteOf } = props
  const box = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useMenuOpen(box, button)
  const isHere = useRouterState({
    select: ({ location }) => pages.some(page => page === markedAt(location.pathname, at)),
  })
  return (
    <li ref={box} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
        className={classNames(className, isHere && activeClassName)}
      >
        {title}
        {noteOf?.(pages)}
        <ChevronDown aria-hidden size={14} />
      </button>
      {open && (
        <ul
          className={classNames(
            'absolute top-full z-40 max-h-[70dvh] min-w-44 animate-fade overflow-y-auto rounded-lg border border-line bg-s3 p-1 shadow-float',
            side === 'left' ? 'left-0' : 'right-0',
          )}
        >
          {pages.map(page => (
            <li key={page.path}>
              <PageLink
                page={page}
                at={at}
                onFollow={() => setOpen(false)}
                className="flex h-10 items-center rounded-md px-3 text-dim hover:bg-s2 hover:text-text"
                activeClassName="text-text! font-semibold"
              >
                {page.title}
                {noteOf?.([page])}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
