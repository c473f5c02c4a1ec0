import type { OddsChangeItem, WireId } from '#contract/wire/odds-change-item.ts'
import { formatLine, type Line } from '#domain/line.ts'
import { marketName } from '#domain/markets/market-catalogue.ts'
import type { Leg } from '#domain/slip/leg.ts'
import type { OfferedRow } from './offers.sql.ts'

/** Returns an id as a number if a number can represent it. */
export const wireId = (id: string): WireId => (Number.isSafeInteger(Number(id)) ? Number(id) : id)

export const lineText = (line: Line | null | undefined): string =>
  line === null || line === undefined ? '' : formatLine(line)

/**
 * Returns a changed leg for the member: the pick as the member saw it, and the current offer (FIELD-027, FIELD-028).
 */
export function changeItem(leg: Leg, offered: OfferedRow | undefined): OddsChangeItem {
  const old = {
    oddsId: wireId(leg.outcomeId),
    marketName: marketName(leg.marketTypeId),
    betName: leg.pick,
    betBaseline: lineText(leg.line),
    betPrice: leg.odds / 100,
  }
  if (!offered) return { old }
  return {
    old,
    new: {
      id: wireId(offered.outcome_id),
      version: offered.version,
      betPrice: offered.offered_odds / 100,
      betPriceByAdmin: offered.operator_odds === null ? null : offered.operator_odds / 100,
      betBaseline: lineText(offered.line),
      fixtureId: offered.fixture_id,
    },
  }
}
