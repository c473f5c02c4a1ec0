import { gradeOutcome } from '#domain/grading/grading.ts'
import { settlementCode } from '#domain/grading/leg-result.ts'
import { type ScoreSheet, scoreSheet } from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { findMarketType } from '#domain/markets/market-catalogue.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import type { OfferKey, OfferVerdict } from '../in-play/in-play-match.ts'

/** A running score, and the order of scorers. */
export type LiveScore = {
  readonly sportId: SportId
  readonly periodCode: number
  readonly periods: readonly { readonly code: number; readonly home: number; readonly away: number }[]
  readonly scorers: readonly Side[]
  readonly over: boolean
}

/** Returns which offers the score has decided for good, by the usual settlement rules. */
export function decidedOffers(score: LiveScore, offers: readonly OfferKey[]): readonly OfferVerdict[] {
  const sheet = liveSheet(score)
  return offers.flatMap(offer => {
    const codes = codesOf(sheet, offer)
    return codes ? [{ ...offer, codes }] : []
  })
}

function liveSheet({ sportId, periodCode, periods, scorers, over }: LiveScore): ScoreSheet {
  const scores = Object.fromEntries(
    periods.map(({ code, home, away }) => [String(code), [home, away] as const] as const),
  )
  const sheet = scoreSheet({
    sportId,
    scores,
    status: over ? 'finished' : 'live',
    runningCode: over ? -1 : periodCode,
  })
  return { ...sheet, incidents: { scoringOrder: scorers } }
}

/** Codes of all picks of the offer; undefined while one of them is open. */
function codesOf(sheet: ScoreSheet, { typeId, line, picks }: OfferKey) {
  const marketTypeId = typeId as MarketTypeId
  const kind = findMarketType(marketTypeId)?.rule.kind
  // Counted from the score at each bet (handbook 2.9), so there is no single verdict on the outcome.
  if (sheet.sportId === FOOTBALL && kind === 'handicap') return undefined
  // At the end the final sheet decides everything except who scored when.
  if (sheet.status === 'finished' && kind !== 'team-to-score') return undefined
  const codes: (1 | 2 | 3 | 4 | 5)[] = []
  for (const pick of picks) {
    const grade = gradeOutcome({ sportId: sheet.sportId, marketTypeId, line: line ?? undefined, pick, sheet })
    if (!grade.ok) return undefined
    const code = settlementCode(grade.result)
    if (code === -1) return undefined
    codes.push(code)
  }
  return codes
}
