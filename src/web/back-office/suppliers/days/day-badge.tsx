import type { SupplierDay } from '#contract/back-office/casino/supplier-days.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'

type DayBadgeProps = { readonly day: Pick<SupplierDay, 'differences' | 'unexplained'> }

/** Whether a day matches, and the number of unexplained differences. */
export const DayBadge = ({ day: { differences, unexplained } }: DayBadgeProps) =>
  differences === 0 ? (
    <Badge tone="jade">일치</Badge>
  ) : unexplained === 0 ? (
    <Badge tone="bright">{`차이 ${formatFigure(differences)}건 · 설명 완료`}</Badge>
  ) : (
    <Badge tone="live">{`차이 ${formatFigure(differences)}건 · 미설명 ${formatFigure(unexplained)}건`}</Badge>
  )
