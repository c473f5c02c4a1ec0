import { beforeEach, expect, test } from 'vitest'
import { type Won, won } from '#domain/money.ts'
import { odds, winnings } from '#domain/odds.ts'
import { accept, refuse } from '#domain/result.ts'
import { gameTypeCode } from '#domain/sports/game-type.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { int4Array } from '#server/platform/postgres/binary-arrays.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { type RequestHead, requestKey } from '../bet-request.ts'
import type { BetKind, JudgedHead } from './bet-kind.ts'
import { bookBatch } from './book-batch.ts'

const database = useDatabase()
const house = useHouse(database)

type RoundRequest = RequestHead & { readonly round: number }
type JudgedRound = JudgedHead & { readonly round: number }

/** A game without matches: one pick of a round at even odds. Rounds from the hundredth on are closed. */
const rounds: BetKind<RoundRequest, JudgedRound> = {
  product: 'minigame',
  gates: () => ({ ids: [] }),
  judge: async (_tx, requests) =>
    requests.map(({ round, stake }) =>
      round < 100 ? accept(judged(round, won(stake))) : refuse({ code: 'BAD_INPUT', field: 'round' }),
    ),
  picks: async (_tx, accepted) => ({
    name: 'rounds',
    gameType: gameTypeCode.minigame,
    payoutRule: 1,
    on: accepted.map(() => []),
    stored: sql`
      picked as (
        insert into test_pick (bet_id, round)
        select (select ids from given)[p.place], p.round
        from (select generate_subscripts(ids, 1) as place, unnest(${int4Array(accepted, ({ bet }) => bet.round)}::integer[]) as round
          from given) p
      )`,
  }),
}

const judged = (round: number, stake: Won): JudgedRound => ({
  round,
  stake,
  totalOdds: odds(195),
  winnings: winnings(stake, odds(195)),
  winningsMax: won(1_000_000),
})

let member: Bettor
beforeEach(async () => {
  member = await aBettor(house)
  await database.db.run(
    raw('create table if not exists test_pick (bet_id uuid not null, round integer not null)'),
  )
})

const onRound = (
  { memberId }: Bettor,
  round: number,
  stake = 10_000,
  key = `round-${round}`,
): RoundRequest => ({
  memberId,
  style: 'EU',
  detailType: 1,
  stake,
  accepts: 'none',
  device: undefined,
  address: undefined,
  key: requestKey(memberId, key, { round, stake }),
  round,
})

const place = (...requests: readonly RoundRequest[]) =>
  bookBatch({ ...house.deps, site: house.app.site }, rounds, requests)

const picksOf = async () =>
  (await database.db.many<{ round: number }>(sql`select round from test_pick order by round`)).map(
    one => one.round,
  )

test('a kind of game without matches uses the same bet rows, keys and postings, and stores its own picks', async () => {
  const other = await aBettor(house)
  const [first, second] = await place(onRound(member, 7), onRound(other, 8, 20_000))
  expect([first?.ok, second?.ok]).toEqual([true, true])
  expect([await walletBalance(house, member), await walletBalance(house, other)]).toEqual([990_000, 980_000])
  expect(await picksOf()).toEqual([7, 8])

  // The same request again returns the same bet; refused requests give their stakes back.
  expect(await place(onRound(member, 7))).toMatchObject([
    { ok: true, value: { betId: first?.ok && first.value.betId, repeated: true } },
  ])
  expect(await place(onRound(member, 100))).toMatchObject([{ ok: false, refusal: { code: 'BAD_INPUT' } }])
  expect(await place(onRound(member, 9, 990_001))).toMatchObject([
    { ok: false, refusal: { code: 'INSUFFICIENT_BALANCE' } },
  ])
  expect(await walletBalance(house, member)).toBe(990_000)
  expect(await picksOf()).toEqual([7, 8])
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('FIELD-056 lists its bets in the history', async () => {
  await place(onRound(member, 11))
  const { bets } = await (await house.get('bet_result?type=3', { token: member.token })).json()
  expect(bets).toMatchObject([
    { gameType: 3, amounts: 10_000, totalRatio: 1.95, winnings: 19_500, cancellable: false, bettings: [] },
  ])
})
