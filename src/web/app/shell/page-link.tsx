import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toggleGamePopup } from '#web/client/navigation/game-windows.ts'
import { TimedLink } from '#web/client/navigation/timed-link.tsx'
import { useUnreadAnswers } from '#web/client/session/unread-answers.ts'
import { chargeTypes, chooseChargeType } from '#web/client/state/charge-type.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { markedAt } from '../menu.ts'
import type { MenuPlace, PageEntry } from '../routes/page-entry.ts'
import { CouponCount } from './coupon-count.tsx'

type PageLinkProps = {
  readonly page: PageEntry
  /** The menu that contains the link. */
  readonly at: MenuPlace
  readonly className: string
  readonly activeClassName?: string
  readonly onFollow?: () => void
  readonly children?: ReactNode
}

/** The menus mark the current page themselves; the router would also mark all its parents. */
const ownMarks = { activeOptions: { exact: true, includeSearch: false }, activeProps: {} } as const

/**
 * A menu link; the current page is marked visually and for screen readers. A page with its own window is
 * a button.
 */
export function PageLink({ page, at, className, activeClassName, onFollow, children }: PageLinkProps) {
  const isHere = useRouterState({ select: ({ location }) => markedAt(location.pathname, at) === page })
  const { opensIn } = page
  const shown = { 'aria-current': isHere ? 'page' : undefined } as const
  const classes = classNames(className, isHere && activeClassName)
  if (opensIn) {
    const open = () => {
      onFollow?.()
      toggleGamePopup(opensIn)
    }
    return (
      <button
        {...shown}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={`${classes} w-full text-left`}
      >
        {children ?? page.title}
      </button>
    )
  }
  const follow = () => {
    // Menus lead to bank deposits, whatever was chosen before (HEADER-001, WALLET-013).
    if (page.path === '/charge') chooseChargeType(chargeTypes.bank)
    onFollow?.()
  }
  const link = { ...shown, ...ownMarks, to: page.path, className: classes, onClick: follow }
  if (page.timed) return <TimedLink {...link}>{children ?? page.title}</TimedLink>
  return (
    <Link {...link} search={{}}>
      {children ?? page.title}
      {page.path === '/customer' && <UnreadAnswers />}
      {page.path === '/coupon' && <CouponCount />}
    </Link>
  )
}

/**
 * Dot for an unread answer of customer service (BOARD-005). It is in the link's padding, so it causes no
 * layout shift.
 */
function UnreadAnswers() {
  const count = useUnreadAnswers(state => state.count)
  return (
    count > 0 && (
      <span
        className="relative -mr-3 ml-1 inline-block size-2 shrink-0 self-center rounded-full bg-jade"
        data-unread-answers={count}
      >
        <span className="sr-only">{`읽지 않은 답변 ${count}`}</span>
      </span>
    )
  )
}
