// Random bets that are settled, corrected, voided and reopened, compared with a model that sorts them again each time.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant } from '#domain/instant.ts'
import type { TournamentRule } from '#domain/promotions/tournament.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import {
  endPlayedBets,
  insertPlayedBets,
  type PlayedBet,
  type Standing,
} from '#tests/support/partners/played-bets.sql.ts'
import { tournamentGround } from '#tests/support/promotions/tournament-ground.ts'
import { payDuePrizes } from './pay-prizes.ts'
import { listPlaced } from './standings.sql.ts'
import { findTournament } from './tournaments.sql.ts'

const database = useDatabase({ poolSize: 12 })
const clock = testClock()
const house = useHouse(database, { clock })
const { aTournament, follow } = tournamentGround({ database, clock, house })

const STAKE_MIN = 1_000
const members = 5
const bets = 12

/** State of a bet: open, lost, void, or won with this many tenths of its stake. */
const words = ['open', 'lost', 'void'] as const
type Step = { readonly bet: number; readonly tenths: number | (typeof words)[number] }
const steps = fc.array(
  fc.record({
    bet: fc.integer({ min: 0, max: bets - 1 }),
    tenths: fc.oneof(fc.constantFrom(...words), fc.integer({ min: 5, max: 40 })),
  }),
  { minLength: 5, maxLength: 40 },
)

const standingOf = ({ tenths }: Step, stake: number): Standing => {
  if (tenths === 'open') return { status: 0, payout: null }
  if (tenths === 'lost') return { status: 1, payout: 0 }
  return tenths === 'void'
    ? { status: 3, payout: stake }
    : { status: 2, payout: Math.floor((stake * tenths) / 10) }
}

type Known = { readonly bet: PlayedBet; readonly is: Standing; readonly at: Instant }
type Place = { readonly memberId: MemberId; readonly score: number; readonly at: number }

/** The places by sorting all bets. */
function placesOf(rule: TournamentRule, known: readonly Known[]): readonly Place[] {
  const counted = known.filter(
    ({ bet, is }) => bet.stake >= STAKE_MIN && (is.status === 1 || is.status === 2),
  )
  return [...Map.groupBy(counted, ({ bet }) => bet.memberId)]
    .map(([memberId, own]) => ({ memberId, ...(rule === 'net' ? netOf(own) : bestOf(own)) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.at - other.at || one.memberId - other.memberId)
}

const netOf = (own: readonly Known[]) => ({
  score: own.reduce((sum, { bet, is }) => sum + (is.payout ?? 0) - bet.stake, 0),
  at: Math.max(...own.filter(({ bet, is }) => is.payout !== bet.stake).map(({ at }) => at)),
})

function bestOf(own: readonly Known[]) {
  const multiples = own.map(({ bet, is, at }) => ({
    score: Math.floor(((is.payout ?? 0) * 100) / bet.stake),
    at,
  }))
  const [best] = multiples.toSorted((one, other) => other.score - one.score || one.at - other.at)
  return best && best.score > 100 ? best : { score: 0, at: 0 }
}

test('CASINO-009 the ranking equals a full sort after any change of bets, during and after the tournament', async () => {
  const { memberId: first } = await aBettor(house)
  const others = await Promise.all(Array.from({ length: members - 1 }, () => aBettor(house)))
  const bettors = [first, ...others.map(({ memberId }) => memberId)]
  const run = async (rule: TournamentRule, given: readonly Step[]) => {
    const id = await aTournament({ rule, stakeMin: STAKE_MIN })
    const placedAt = clock.now()
    const played = Array.from({ length: bets }, (_, index) => ({
      id: house.deps.newUuid(),
      memberId: bettors[index % members] ?? first,
      gameType: 1 + (index % 3 === 0 ? 1 : 0),
      legCount: 1,
      // Some are below the minimum.
      stake: index === 7 ? STAKE_MIN - 1 : STAKE_MIN * (1 + (index % 4)),
      placedAt,
    }))
    await insertPlayedBets(database.db, played)
    const known = new Map<string, Known>()
    const places = async () => {
      const tournament = await findTournament(database.db, id)
      const rows = tournament ? await listPlaced(database.db, tournament, clock.now(), 'all') : []
      return rows.map(({ memberId, score }) => ({ memberId, score }))
    }
    const model = () =>
      placesOf(rule, [...known.values()]).map(({ memberId, score }) => ({ memberId, score }))
    for (const step of given) {
      const bet = played[step.bet]
      if (!bet) continue
      const was = known.get(bet.id)?.is ?? { status: 0, payout: null }
      const is = standingOf(step, bet.stake)
      clock.advance(1_000)
      await endPlayedBets(database.db, [{ bet, was, is }], clock.now())
      known.set(bet.id, { bet, is, at: clock.now() })
      if (step.bet % 3 === 0) await follow()
    }
    await follow()
    expect(await places()).toEqual(model())
    clock.advance(DAY)
    await payDuePrizes(house.deps)
    expect(await places()).toEqual(model())
  }
  await fc.assert(fc.asyncProperty(fc.constantFrom('net', 'multiple'), steps, run), { numRuns: 10 })
}, 60_000)
