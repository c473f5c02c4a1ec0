import { Link } from '@tanstack/react-router'
import { memberStateWords } from '#contract/back-office/member-words.ts'
import type { TreeMember } from '#contract/partner/partner.ts'
import { Badge, LevelBadge } from '#web/kit/display/badge.tsx'

/** A nickname linked to the member's page. */
export const TreeMemberLink = ({ id, children }: { readonly id: number; readonly children: string }) => (
  <Link
    to="/manager/members/$memberId"
    params={{ memberId: String(id) }}
    className="font-semibold underline decoration-edge underline-offset-4 wrap-anywhere hover:decoration-current mobile:-my-[13px] mobile:inline-block mobile:min-w-11 mobile:py-[13px]"
  >
    {children}
  </Link>
)

const tones = { waiting: 'gold', active: 'plain', blocked: 'live', left: 'outline' } as const

/** State of a member. */
export const TreeMemberBadges = ({ member }: { readonly member: TreeMember }) => (
  <span className="flex shrink-0 items-center gap-1.5">
    {member.isPartner ? <Badge tone="bright">총판</Badge> : <LevelBadge level={member.level} />}
    <Badge tone={tones[member.status]}>{memberStateWords[member.status]}</Badge>
    {member.isOnline && <Badge tone="jade">접속중</Badge>}
  </span>
)
