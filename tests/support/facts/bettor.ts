import type { betContract } from '#contract/bets/bets.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Odds, odds, totalOdds } from '#domain/odds.ts'
import { applyFacts, type FeedFact } from '#server/fixtures/fixtures.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { activateMember, registerMember } from '#server/members/members.ts'
import type { House } from '../house/house.ts'
import { aFixture, aMarket, aScore, later, outcomeId } from './fixture-facts.ts'
import { grantWon } from './granted-won.ts'
import { numbering } from './numbering.ts'

/** The parts of a house that are needed to create members and fixtures in its database. */
type Ground = { readonly app: Pick<House['app'], 'site'>; readonly deps: House['deps'] }

export type BetBody = BodyInput<typeof betContract.place>

/** A member with their own session. */
export type Bettor = { readonly memberId: MemberId; readonly token: string }

export type BettorSketch = {
  readonly balance?: number
  readonly level?: number
  readonly tendency?: number
  /** The member whose code they signed up with. */
  readonly recommendedBy?: MemberId
}

const nextBettor = numbering(0)

/** Contains no digits, so that a search for a member's id does not match a name. */
const inLetters = (name: string) => name.replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))

/** Creates a member: level 1, no tendency, 1,000,000 won. */
export const aBettor = (
  { app, deps }: Ground,
  { balance = 1_000_000, level = 1, tendency = 0, recommendedBy }: BettorSketch = {},
): Promise<Bettor> =>
  deps.db.transaction(async tx => {
    const at = deps.clock.now()
    const name = inLetters(`b${process.pid}x${nextBettor()}`)
    const member = await registerMember(tx, at, {
      uid: deps.newUuid(),
      userId: name,
      nickname: name,
      passwordHash: '-',
      phoneSealed: null,
      birthDate: null,
      recommendedBy: recommendedBy ?? null,
      level,
      tendency,
    })
    assert(member.ok, 'a name of its own is free')
    const memberId = member.value.id
    await activateMember(tx, memberId, at)
    if (balance > 0) await grantWon(tx, deps, memberId, balance)
    return {
      memberId,
      token: await beginSession(tx, { clock: deps.clock, site: app.site }, memberId, '127.0.0.1'),
    }
  })

export const walletBalance = async ({ deps }: Ground, { memberId }: Bettor): Promise<number> =>
  (await loadBalances(deps.db, memberId)).wallet

/** Applies facts to the book of the house. */
export const offer = ({ deps }: Ground, ...facts: FeedFact[]) => applyFacts(deps, facts)

/** The feed reports only that a match is over, so an operator may enter how it ended. */
export const playedOut = (house: Ground, fixture: number) =>
  offer(house, aScore({ fixture, at: house.deps.clock.now(), status: 'finished', periodCode: 100 }))

const nextFixture = numbering(500)

/** Creates a football fixture, in an hour, with 1X2 at 1.90, 2.00, 2.10, handicap -0.5 and total 2.5. */
export async function anOfferedFixture(
  house: Ground,
  sketch: Parameters<typeof aFixture>[0] = {},
): Promise<number> {
  const id = sketch.id ?? nextFixture()
  await offer(
    house,
    aFixture({ id, startsAt: later(3_600), ...sketch }),
    aMarket({ fixture: id }),
    aMarket({ fixture: id, type: 3, line: -50, main: true, odds: [185, 195] }),
    aMarket({ fixture: id, type: 2, line: 250, main: true, odds: [180, 200] }),
  )
  return id
}

export type PickSketch = {
  readonly fixture: number
  readonly type?: number
  /** Hundredths. Sent and, unless `of` differs, offered with this line. */
  readonly line?: number
  readonly pick?: string
  /** Hundredths: the price that the member saw. */
  readonly odds?: number
  readonly version?: number
  readonly sport?: number
}

/** Returns one pick as the web client sends it. Default: home of 1X2 at 1.90. */
function picked(sketch: PickSketch): BetBody['bettings'][number] {
  const { fixture, type = 1, line, pick = '1', odds: price = 190, version = 1, sport = 6046 } = sketch
  return {
    betBaseline: line === undefined ? '' : String(line / 100),
    betPrice: (price / 100).toFixed(2),
    fixtureId: fixture,
    oddsId: outcomeId(fixture, type, line, pick),
    sportId: sport,
    version,
  }
}

/** Returns over of the total that `anOfferedFixture` and `aLiveMatch` offer. */
export const overOf = (fixture: number): PickSketch => ({
  fixture,
  type: 2,
  line: 250,
  pick: 'Over',
  odds: 180,
})

/** Creates a fixture for each of these prices of home in 1X2; returns the picks. */
export const offerPriced = (house: Ground, ...prices: readonly number[]): Promise<PickSketch[]> =>
  Promise.all(
    prices.map(async price => {
      const id = await anOfferedFixture(house)
      await offer(house, aMarket({ fixture: id, at: later(1), odds: [price, 400, 400] }))
      return { fixture: id, odds: price, version: price === 190 ? 1 : 2 }
    }),
  )

/** Returns a request as the web client sends it: 10,000 won on the cross page. */
export function slip(
  { memberId }: Pick<Bettor, 'memberId'>,
  picks: readonly PickSketch[],
  over: Partial<BetBody> = {},
): BetBody {
  const bettings = picks.map(picked)
  const prices = bettings.map(one => odds(Math.round(Number(one.betPrice) * 100)) as Odds)
  return {
    memberId,
    totalRatio: (totalOdds(prices) / 100).toFixed(2),
    amounts: 10_000,
    bettings,
    gameDetailType: 4,
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
    ...over,
  }
}

/** Places a bet, with an idempotency key if one is given. */
export const bet = (house: House, { token }: Bettor, body: unknown, key?: string): Promise<Response> =>
  house.post('sports-prematch/betting', body, {
    token,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

/** Returns status, refusal code and text of an answer. */
export const told = async (answer: Response) => ({
  status: answer.status,
  refusal: answer.headers.get('x-refusal'),
  text: await answer.text(),
})

/** The answer to a bet on a fixture that takes no more bets. */
export const FIXTURE_CLOSED = {
  status: 400,
  refusal: 'FIXTURE_CLOSED',
  text: '마감된 경기가 포함되어 있습니다.',
}

/** Returns a whole answer, for comparison byte by byte. */
export const whole = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type'),
  refusal: answer.headers.get('x-refusal'),
  bytes: await answer.text(),
})
