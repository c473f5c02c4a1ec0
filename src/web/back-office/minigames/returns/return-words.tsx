import type { ReturnRow } from '#contract/back-office/minigames/return-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { percentText } from '#domain/minigames/house/edge-marks.ts'

export const rateText = (rate: number | null): string => (rate === null ? '–' : percentText(rate))

/** "+1.2σ": payouts above the expected value, in standard errors. */
export function deviationText(deviation: number | null): string {
  if (deviation === null) return '–'
  const tenths = Math.round(Math.abs(deviation) * 10)
  const sign = tenths === 0 ? '' : deviation > 0 ? '+' : '−'
  return `${sign}${formatFigure(Math.floor(tenths / 10))}.${tenths % 10}σ`
}

/** The deviation, highlighted if beyond the tolerance. */
export const Deviation = ({
  deviation,
  isBeyond = false,
}: Pick<ReturnRow, 'deviation'> & { readonly isBeyond?: boolean }) => (
  <b className={isBeyond ? 'text-danger' : undefined}>{deviationText(deviation)}</b>
)
