import type { Bet, BetLeg } from '#contract/bets/bets.ts'
import { type BetStatus, betStatusCode } from '#domain/bets/bet-status.ts'
import { type LegResult, resultWord } from '#domain/grading/leg-result.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { resultOf, statusOf, wordOf } from './bet-figures.ts'

const tones: Readonly<Record<BetStatus, BadgeTone>> = {
  open: 'bright',
  won: 'strong',
  lost: 'plain',
  void: 'outline',
  cancelled: 'outline',
}

/** Status badge: 진행중, 당첨, 낙첨(절반) … (LABEL-023). */
export const BetStatusBadge = ({ bet }: { readonly bet: Bet }) => (
  <Badge tone={tones[statusOf(bet)]}>{wordOf(bet)}</Badge>
)

const legTones: Readonly<Record<LegResult['kind'], BadgeTone>> = {
  won: 'jade',
  'half-won': 'jade',
  'dead-heat': 'jade',
  void: 'outline',
  'half-lost': 'plain',
  lost: 'plain',
}

/** Result badge of a leg: 적중, 적특, 낙첨 …, or that it is open (handbook 1.10). */
export function LegStatusBadge({ leg }: { readonly leg: BetLeg }) {
  const kind = resultOf(leg)
  if (!kind && leg.status === betStatusCode.cancelled) return <Badge tone="outline">취소</Badge>
  if (!kind) return <Badge tone="bright">진행중</Badge>
  return <Badge tone={legTones[kind]}>{resultWord({ kind })}</Badge>
}
