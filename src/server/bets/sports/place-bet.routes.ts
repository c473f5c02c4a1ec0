import type { BetBody } from '#contract/bets/bet-body.ts'
import type { betContract } from '#contract/bets/bets.ts'
import { readHundredths } from '#domain/hundredths.ts'
import type { FixtureId, OutcomeId, SportId } from '#domain/ids.ts'
import { type Line, parseLine } from '#domain/line.ts'
import { type Odds, parseOdds } from '#domain/odds.ts'
import { accept } from '#domain/result.ts'
import { BONUS_FIXTURE_ID, bonusFolds } from '#domain/slip/bonus.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import { gameDetailType, pageOfBet } from '#domain/sports/detail-type.ts'
import type { Handler } from '#server/platform/http/http.ts'
import type { TermsGate } from '#server/rules/rules.ts'
import { openBetDoor } from '../bet-door.ts'
import type { BetRequest, Claim } from '../bet-request.ts'
import { type Asking, badInput, type Reading, readRequestHead } from '../read-request-head.ts'
import type { Betting } from './betting.ts'

/**
 * POST sports-prematch/betting (API-023 to API-026): translates the spec's body into a bet request and returns its
 * answer.
 */
export const placeBetRoute = (betting: Betting, terms: TermsGate): Handler<typeof betContract.place> =>
  openBetDoor({ read: readBetRequest, placing: betting, terms })

/** Parses the spec's body into a bet request; nothing has been checked against the book. */
export function readBetRequest(asking: Asking): Reading<BetRequest> {
  const { body } = asking
  const head = readRequestHead(asking)
  if (!head.ok) return head
  const picks = readPicks(body)
  if (!picks.ok) return picks
  const page = pageOfBet(body.betStyle, body.gameDetailType)
  const typeOfCount = gameDetailType(body.betStyle, picks.value.claims.length, body.gameDetailType)
  const empty = picks.value.claims.length === 0
  if (!page || (typeOfCount !== body.gameDetailType && !empty)) return badInput('gameDetailType')
  // "3.149" becomes 314: the member may have cut the total or not.
  const totalOdds = readHundredths(String(body.totalRatio), 12, 'cut')
  if (totalOdds === undefined) return badInput('totalRatio')
  return accept({ ...head.value, ...picks.value, page, totalOdds })
}

type Picks = { readonly claims: readonly Claim[]; readonly bonus: BonusPick | undefined }

function readPicks({ bettings }: BetBody): Reading<Picks> {
  const claims: Claim[] = []
  let bonus: BonusPick | undefined
  const badPick = (pick: Pick, field: keyof Pick) => badInput(`bettings.${bettings.indexOf(pick)}.${field}`)
  for (const betting of bettings) {
    const odds = parseOdds(betting.betPrice)
    if (odds === undefined) return badPick(betting, 'betPrice')
    const line = readLine(betting.betBaseline)
    if (line === 'wrong') return badPick(betting, 'betBaseline')
    if (betting.fixtureId !== BONUS_FIXTURE_ID) claims.push(readClaim(betting, odds, line))
    else if (bonus) return badPick(betting, 'fixtureId')
    else bonus = readBonus(betting, odds)
  }
  return accept({ claims, bonus })
}

type Pick = BetBody['bettings'][number]

const readClaim = (betting: Pick, odds: Odds, line: Line | undefined): Claim => ({
  outcomeId: betting.oddsId as OutcomeId,
  fixtureId: betting.fixtureId as FixtureId,
  sportId: betting.sportId as SportId,
  line,
  odds,
  version: betting.version,
})

const readBonus = ({ oddsId, version }: Pick, odds: Odds): BonusPick => ({
  outcomeId: oddsId as OutcomeId,
  folds: bonusFolds(oddsId) ?? 0,
  odds,
  version,
})

function readLine(baseline: Pick['betBaseline']): Line | undefined | 'wrong' {
  if (baseline === undefined || baseline === null || baseline === '') return undefined
  return parseLine(baseline) ?? 'wrong'
}
