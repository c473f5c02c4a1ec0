import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toggleGamePopup } from '#web/kit/navigation/game-windows.ts'
import { now } from '#web/kit/time/time.ts'
import type { PageEntry } from '../route-table.ts'

type PageLinkProps = {
  readonly page: PageEntry
  readonly className: string
  readonly activeClassName?: string
  readonly onFollow?: () => void
  readonly children?: ReactNode
}

/** A link of a menu; the page one is on is marked for eyes and readers. A page with a window of its own is a button. */
export function PageLink({ page, className, activeClassName = '', onFollow, children }: PageLinkProps) {
  const { opensIn } = page
  if (opensIn) {
    const open = () => {
      onFollow?.()
      toggleGamePopup(opensIn)
    }
    return (
      <button type="button" aria-haspopup="dialog" onClick={open} className={`${className} w-full text-left`}>
        {children ?? page.title}
      </button>
    )
  }
  const search = page.timed ? { time: String(Math.floor(now() / 1_000)) } : {}
  return (
    <Link
      to={page.path}
      search={search}
      activeOptions={{ exact: page.path === '/', includeSearch: false }}
      className={className}
      activeProps={{ className: activeClassName, 'aria-current': 'page' }}
      onClick={onFollow}
    >
      {children ?? page.title}
    </Link>
  )
}
