import { Link } from '@tanstack/react-router'
import { useMay } from '#web/client/session/operator.ts'

type BetLinkProps = {
  readonly id: string
  /** Time of the bet. */
  readonly children: string
}

/** The time of a bet, linked to its page, if permitted. */
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
