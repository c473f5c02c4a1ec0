import type { RoundBetBody } from '#contract/minigame/round-bets.ts'
import { readHundredths } from '#domain/hundredths.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { parseOdds } from '#domain/odds.ts'
import { accept, refuse } from '#domain/result.ts'
import { BONUS_FIXTURE_ID } from '#domain/slip/bonus.ts'
import { type Asking, badInput, type Reading, readRequestHead } from '#server/bets/bets.ts'
import type { RoundBetRequest, RoundClaim } from './round-bet.ts'

/**
 * Parses the spec's body into a bet on a round (MINI-090): the game id in `minigameId` and `sportId`, the round id in
 * `fixtureId`, and one pick. Nothing has been checked against the database.
 */
export function readRoundBet(asking: Asking<RoundBetBody>): Reading<RoundBetRequest> {
  const { body } = asking
  const head = readRequestHead(asking)
  if (!head.ok) return head
  if (body.betStyle !== 'KR') return badInput('betStyle')
  const claim = readClaim(body)
  if (!claim.ok) return claim
  const totalOdds = readHundredths(String(body.totalRatio), 12, 'cut')
  if (totalOdds === undefined) return badInput('totalRatio')
  const gameId = body.minigameId as MinigameId
  return accept({ ...head.value, gameId, totalOdds, claim: claim.value })
}

function readClaim({ bettings, minigameId }: RoundBetBody): Reading<RoundClaim | undefined> {
  const [picked, ...others] = bettings
  if (!picked) return accept(undefined)
  if (bettings.some(({ fixtureId }) => fixtureId === BONUS_FIXTURE_ID))
    return refuse({ code: 'BONUS_NOT_ON_PAGE' })
  // Handbook 3.4: combinations are offered as separate picks.
  if (others.length > 0) return refuse({ code: 'LEGS_ABOVE_MAXIMUM', max: 1 })
  const odds = parseOdds(picked.betPrice)
  if (odds === undefined) return badInput('bettings.0.betPrice')
  if (picked.betBaseline) return badInput('bettings.0.betBaseline')
  if (picked.sportId !== minigameId) return badInput('bettings.0.sportId')
  const { oddsId: pickId, version } = picked
  return accept({ roundId: picked.fixtureId as RoundId, pickId, odds, version })
}
