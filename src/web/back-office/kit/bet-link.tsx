import { Link } from '@tanstack/react-router'
import { useMay } from '#web/client/session/operator.ts'

type BetLinkProps = {
  readonly id: string
  /** When it was placed. */
  readonly children: string
}

/** A bet's moment that leads to all that is known of it, for who may look. */
export function BetLink({ id, children }: BetLinkProps) {
  if (!useMay('bets:read')) return children
  return (
    <Link
      to="/admin/bets/$betId"
      params={{ betId: id }}
      className="underline decoration-edge underline-offset-4 hover:decoration-current mobile:-my-[13px] mobile:inline-block mobile:py-[13px]"
    >
      {children}
    </Link>
  )
}
