import type { DeskRequest } from '#contract/cashier/cash-desk.ts'
import { type CashState, cashStates } from '#domain/cashier/cash-request.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { MemberLink } from '../kit/member-link.tsx'

const tones: Readonly<Record<CashState, BadgeTone>> = {
  requested: 'live',
  'on-hold': 'gold',
  done: 'jade',
  cancelled: 'plain',
  failed: 'plain',
  reversed: 'up',
}

export const StateBadge = ({ state }: { readonly state: CashState }) => (
  <Badge tone={tones[state]}>{cashStates[state]}</Badge>
)

export const WhoAsks = ({ member: { id, nickname, userId, level } }: Pick<DeskRequest, 'member'>) => (
  <span className="wrap-anywhere">
    <MemberLink id={id}>{`${nickname} (${userId})`}</MemberLink>
    <span className="ml-1.5 text-xs text-dim">{`LV.${level}`}</span>
  </span>
)
