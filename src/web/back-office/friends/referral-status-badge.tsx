import type { TreeMember } from '#contract/promotions/friends.ts'
import { Badge } from '#web/kit/display/badge.tsx'

const words: Readonly<Record<TreeMember['status'], string>> = {
  waiting: '승인 대기',
  active: '정상',
  blocked: '이용정지',
  left: '탈퇴',
  refused: '가입 거절',
}

export const ReferralStatusBadge = ({ status }: Pick<TreeMember, 'status'>) => (
  <Badge tone={status === 'active' ? 'plain' : 'outline'}>{words[status]}</Badge>
)
