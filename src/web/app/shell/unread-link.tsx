import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { messagePage, useUnread } from '#web/client/session/unread-messages.ts'
import { CountBadge } from '#web/kit/display/badge.tsx'

type UnreadLinkProps = { readonly className?: string; readonly onFollow?: () => void }

/** Link to the messages with the number of unread ones, also 0 (HEADER-015, MSG-003). */
export function UnreadLink({ className = '', onFollow }: UnreadLinkProps) {
  const count = useUnread(state => state.count)
  return (
    <Link
      to={messagePage}
      aria-label={`읽지 않은 쪽지 ${count}`}
      data-unread={count}
      className={`flex items-center gap-1.5 rounded-md hover:bg-s2 ${className}`}
      {...(onFollow && { onClick: onFollow })}
    >
      <Mail aria-hidden size={16} className={count > 0 ? 'text-jade' : 'text-dim'} />
      <span className="text-xs text-dim mobile:hidden">쪽지</span>{' '}
      {count > 0 ? <CountBadge count={count} label="쪽지" /> : <span className="font-bold">0</span>}
    </Link>
  )
}
