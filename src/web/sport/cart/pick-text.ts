import { formatLine, oppositeLine } from '#domain/line.ts'
import { marketFamily } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import type { Selection } from '#domain/slip/selection.ts'

const isHandicap = (leg: Selection): boolean => marketFamily(leg.marketTypeId) === 'handicap'

/** The line as sent, from the home side's view; handicaps with a sign (FIELD-022). */
export function baselineText(leg: Selection): string {
  if (leg.line === undefined) return ''
  return isHandicap(leg) && leg.line > 0 ? `+${formatLine(leg.line)}` : formatLine(leg.line)
}

/**
 * The picked side: a team by its name, all else in Korean; an away handicap also from the away side's
 * view.
 */
export function pickText(leg: Selection): string {
  const name = leg.pick === '1' ? leg.home : leg.pick === '2' ? leg.away : pickName(leg.pick)
  if (!isHandicap(leg) || leg.line === undefined || leg.pick !== '2' || leg.line === 0) return name
  const own = oppositeLine(leg.line)
  return `${name} (${own > 0 ? '+' : ''}${formatLine(own)})`
}

const pickName = (pick: string): string => (pick === 'X' ? '무승부' : pickLabel(pick))

/** "언더오버 2.5 · 오버" */
export const legText = (leg: Selection): string =>
  `${[leg.marketNameKorean, baselineText(leg)].filter(Boolean).join(' ')} · ${pickText(leg)}`
