import type { BetBody } from '#contract/bet-body.ts'
import type { betContract } from '#contract/bets.ts'
import {
  IDEMPOTENCY_KEY_LENGTH_MAX,
  idempotencyKeyHeader,
  oddsAcceptModeHeader,
} from '#contract/wire/bet-headers.ts'
import { readHundredths } from '#domain/hundredths.ts'
import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import { type Line, parseLine } from '#domain/line.ts'
import { type Odds, parseOdds } from '#domain/odds.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { BONUS_FIXTURE_ID, bonusFolds } from '#domain/slip/bonus.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import { oddsAcceptModes } from '#domain/slip/odds-change.ts'
import { gameDetailType, pageOfBet } from '#domain/sports/detail-type.ts'
import type { Handler } from '#server/platform/http/http.ts'
import type { TermsGate } from '#server/rules/rules.ts'
import type { BetAnswer, BetRefusal } from '../bet-answer.ts'
import { type BetRequest, type Claim, type RequestKey, requestKey } from '../bet-request.ts'
import { openKnownDevices } from '../record/known-devices.ts'
import type { Betting } from './betting.ts'

type Reading<T> = Result<T, BetRefusal>

/** POST sports-prematch/betting (API-023 to API-026): the spec's words in, a bet request out, its answer back. */
export const placeBetRoute = (betting: Betting, terms: TermsGate): Handler<typeof betContract.place> => {
  const deviceOf = openKnownDevices()
  return ({ body, caller, ip, header }) => {
    if (caller.kind !== 'member') return refuse({ code: 'OPERATOR_CANNOT_BET' })
    if (body.memberId !== caller.memberId) return refuse({ code: 'OTHER_MEMBER' })
    const { memberId } = caller
    const device = deviceOf(header('user-agent'))
    const request = readBetRequest({
      body,
      memberId,
      header,
      device,
      address: ip,
      door: undefined,
    })
    if (!request.ok) return request
    const unaccepted = terms.refusalOf(memberId)
    if (!unaccepted) return betting.place(request.value).then(answerOf)
    return unaccepted.then(refusal =>
      refusal ? refuse(refusal) : betting.place(request.value).then(answerOf),
    )
  }
}

/** The spec's words of an answer. */
const answerOf = (answer: BetAnswer) =>
  answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer

const badInput = (field: string) => refuse({ code: 'BAD_INPUT', field } as const)

/** A bet request as it came. */
type Asking = {
  readonly body: BetBody
  readonly memberId: MemberId
  header(name: string): string | undefined
  readonly device: string | undefined
  readonly address: string
  /** What sets apart the keys of a further door that takes the same body. */
  readonly door: 'inplay' | undefined
}

/** The spec's words as a bet request; nothing of it has been held against the book. */
export function readBetRequest(asking: Asking): Reading<BetRequest> {
  const { body, memberId, header, device, address, door } = asking
  const mode = header(oddsAcceptModeHeader)
  const accepts = readAcceptMode(mode, body)
  if (!accepts) return badInput(oddsAcceptModeHeader)
  const meant = mode || door ? [body, mode, door] : body
  const key = readKey(memberId, header(idempotencyKeyHeader), meant)
  if (!key.ok) return key
  const picks = readPicks(body)
  if (!picks.ok) return picks
  const page = pageOfBet(body.betStyle, body.gameDetailType)
  const typeOfCount = gameDetailType(body.betStyle, picks.value.claims.length, body.gameDetailType)
  const empty = picks.value.claims.length === 0
  if (!page || (typeOfCount !== body.gameDetailType && !empty)) return badInput('gameDetailType')
  // "3.149" is 314: the member may have cut the total, or not.
  const totalOdds = readHundredths(String(body.totalRatio), 12, 'cut')
  if (totalOdds === undefined) return badInput('totalRatio')
  return accept({
    claims: picks.value.claims,
    bonus: picks.value.bonus,
    memberId,
    page,
    style: body.betStyle,
    detailType: body.gameDetailType,
    stake: readStake(body.amounts),
    totalOdds,
    accepts,
    device,
    address,
    key: key.value,
  })
}

/**
 * The member's own mode where it is told (handbook 2.5); else the spec's flag, which nothing but the European
 * style sends as 1 (API-025). Undefined for a mode there is not.
 */
function readAcceptMode(mode: string | undefined, { betStyle, changeFlag }: BetBody) {
  if (mode) return oddsAcceptModes.find(one => one === mode.toLowerCase())
  return betStyle === 'EU' && changeFlag === 1 ? 'any' : 'none'
}

const PRINTABLE = /^[\x20-\x7e]+$/

/** An absent or empty header is no key. */
function readKey(
  memberId: MemberId,
  key: string | undefined,
  meant: object,
): Reading<RequestKey | undefined> {
  if (key === undefined || key === '') return accept(undefined)
  if (key.length > IDEMPOTENCY_KEY_LENGTH_MAX || !PRINTABLE.test(key)) return badInput('Idempotency-Key')
  return accept(requestKey(memberId, key, meant))
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

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Text that is no decimal number is not a number; the slip rules say so (VALID-010, VALID-019). */
function readStake(amounts: BetBody['amounts']): number {
  if (typeof amounts === 'number') return amounts
  return DECIMAL.test(amounts) ? Number(amounts) : Number.NaN
}
