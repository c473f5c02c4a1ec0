import type { DeskFairGame } from '#contract/back-office/minigames/fairness-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'

/** The random input of draws besides the seed. */
export const beaconWord = (kind: string): string => (kind === 'bets' ? '베팅 목록' : kind)

/** Result of the last check. */
export function CheckBadge({ check }: { readonly check: DeskFairGame['lastCheck'] }) {
  if (!check) return <Badge tone="outline">검증 전</Badge>
  if (check.faults > 0) return <Badge tone="live">{`문제 ${formatFigure(check.faults)}건`}</Badge>
  return <Badge tone="jade">{`이상 없음 · ${formatFigure(check.rounds)}회차`}</Badge>
}
