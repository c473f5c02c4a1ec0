import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { now } from '#web/kit/time.ts'
import type { PageEntry } from '../route-table.ts'

type PageLinkProps = {
  readonly page: PageEntry
  readonly className: string
  readonly activeClassName?: string
  readonly onFollow?: () => void
  readonly children?: ReactNode
}

/** A link of a menu; the page one is on is marked for eyes and readers. */
export function PageLink({ page, className, activeClassName = '', onFollow, children }: PageLinkProps) {
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
