import { Link } from '@tanstack/react-router'
import { useMay } from '#web/client/session/operator.ts'

type MemberLinkProps = {
  readonly id: number
  /** "닉네임 (아이디)" */
  readonly children: string
}

/** A member's name linked to the member's page, if permitted. */
export function MemberLink({ id, children }: MemberLinkProps) {
  if (!useMay('members:read')) return children
  return (
    <Link
      to="/admin/members/$memberId"
      params={{ memberId: String(id) }}
      className="font-semibold underline decoration-edge underline-offset-4 wrap-anywhere hover:decoration-current mobile:-my-[13px] mobile:inline-block mobile:min-w-11 mobile:py-[13px]"
    >
      {children}
    </Link>
  )
}
