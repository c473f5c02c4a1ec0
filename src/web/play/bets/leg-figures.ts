import type { BetLeg } from '#contract/bets/bets.ts'
import { formatFraction, fraction } from '#domain/fraction.ts'
import { multiplierOf } from '#domain/grading/payout.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { formatLine, oppositeLine, parseLine } from '#domain/line.ts'
import { marketFamily } from '#domain/markets/market-catalogue.ts'
import { readPrice } from './read-price.ts'

/** True for a handicap leg of a match; the markets of a round are numbered differently. */
const isHandicap = (leg: BetLeg): boolean =>
  !leg.round && marketFamily(leg.marketId as MarketTypeId) === 'handicap'

const signed = (text: string): string => (/^[1-9]|^0\./.test(text) ? `+${text}` : text)

/** The line at the time of the bet, from the home side's view; handicaps with a sign. */
export const lineText = (leg: BetLeg): string => (isHandicap(leg) ? signed(leg.betBaseline) : leg.betBaseline)

/** The picked side: a team by its name, an away handicap with the line from the away side's view. */
export function pickText(leg: BetLeg): string {
  if (leg.round || leg.casino) return leg.betNameKorean
  const name = leg.betName === '1' ? leg.home : leg.betName === '2' ? leg.away : leg.betNameKorean
  const line = isHandicap(leg) && leg.betName === '2' ? parseLine(leg.betBaseline) : undefined
  return line ? `${name} (${signed(formatLine(oppositeLine(line)))})` : name
}

/** Odds counted for a half-won, half-lost or void leg: "1.435"; else empty. */
export function countedOdds(leg: BetLeg): string {
  if (leg.result !== 'half-won' && leg.result !== 'half-lost' && leg.result !== 'void') return ''
  const result = leg.result === 'void' ? ({ kind: 'void', cause: 'declared' } as const) : { kind: leg.result }
  const exact = formatFraction(multiplierOf(result, fraction(readPrice(leg.betPrice), 100)))
  return exact.includes('.') ? exact.replace(/\.(\d)$/, '.$10') : `${exact}.00`
}
