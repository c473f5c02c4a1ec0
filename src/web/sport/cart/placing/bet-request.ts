import type { betContract } from '#contract/bets/bets.ts'
import type { WireId } from '#contract/wire/odds-change-item.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { formatLine } from '#domain/line.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { formatOdds } from '#domain/odds.ts'
import type { BetSlip } from '#domain/slip/bet-slip.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipOdds } from '#domain/slip/slip-checks.ts'
import { betStyle, gameDetailType, koreanDetailType } from '#domain/sports/detail-type.ts'
import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'

export type BetBody = BodyInput<typeof betContract.place>

/** A bonus is sent as fixture -1 (handbook 1.6). */
const BONUS_FIXTURE_ID = -1

/**
 * Member and page of a bet; `accepts` any odds change is the spec's changeFlag 1 on the European page
 * (API-025, CART-026).
 */
export type BetPlace = {
  readonly page: BetPage
  readonly memberId: number
  readonly accepts?: OddsAcceptMode
}

/** The body of POST betting, exactly as in the spec (FIELD-024 to FIELD-026, LIMIT-012 to LIMIT-019). */
export function betBody(slip: BetSlip<Selection>, { page, memberId, accepts = 'none' }: BetPlace): BetBody {
  const style = betStyle(page)
  const passedIn = page in koreanDetailType ? koreanDetailType[page as keyof typeof koreanDetailType] : 0
  return {
    memberId,
    totalRatio: formatOdds(slipOdds(slip.legs, slip.bonus)),
    amounts: slip.stake.amount ?? 0,
    bettings: [...slip.legs.map(legBetting), ...(slip.bonus ? [bonusBetting(slip.bonus)] : [])],
    gameDetailType: gameDetailType(style, slip.legs.length, passedIn),
    betStyle: style,
    minigameId: SPORTS_MINIGAME_ID,
    changeFlag: page === 'europe' && accepts === 'any' ? 1 : 0,
  }
}

const legBetting = (leg: Selection) => ({
  betBaseline: leg.line === undefined ? '' : formatLine(leg.line),
  betPrice: formatOdds(leg.odds),
  fixtureId: leg.fixtureId,
  oddsId: wireId(leg.outcomeId),
  sportId: leg.sportId,
  version: leg.version,
})

const bonusBetting = (bonus: BonusPick) => ({
  betBaseline: '',
  betPrice: formatOdds(bonus.odds),
  fixtureId: BONUS_FIXTURE_ID,
  oddsId: wireId(bonus.outcomeId),
  sportId: 0,
  version: bonus.version,
})

/** A number up to 2^53, else text, as lists send it. */
const wireId = (id: string): WireId => (Number.isSafeInteger(Number(id)) ? Number(id) : id)

/** Key by which two bodies count as the same bet: member, amount, outcomes and page; not the prices. */
export const contentOf = ({ memberId, amounts, gameDetailType, bettings }: BetBody): string =>
  JSON.stringify([memberId, amounts, gameDetailType, ...bettings.map(({ oddsId }) => String(oddsId))])
