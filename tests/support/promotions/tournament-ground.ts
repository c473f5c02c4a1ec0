import type { TournamentEntry } from '#contract/promotions/tournaments.ts'
import { HOUR, instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Sheet } from '#server/fixtures/fixtures.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { followTournaments } from '#server/promotions/tournaments/follow-tournaments.ts'
import { settlementDesk } from '../books/settlement-desk.ts'
import type { Bettor } from '../facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '../facts/fixture-facts.ts'
import type { TestClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import type { House } from '../house/house.ts'

type Ground = { readonly database: TestDatabase; readonly clock: TestClock; readonly house: House }

/** Tournaments, and bets with chosen results, in a test's house. */
export function tournamentGround({ database, clock, house }: Ground) {
  const desk = settlementDesk(database, clock)
  let lastFixture = 0
  const inTime = (milliseconds: number) =>
    formatSeoul(instant(clock.now() + milliseconds), 'YYYY-MM-DD HH:mm:ss')
  const entry = (over: Partial<TournamentEntry> = {}): TournamentEntry => ({
    product: 'sports',
    title: '주간 토너먼트',
    rule: 'net',
    stakeMin: 1_000,
    startsAt: inTime(MINUTE),
    endsAt: inTime(HOUR),
    prizes: [
      { from: 1, to: 1, points: 5_000 },
      { from: 2, to: 3, points: 1_000 },
    ],
    ...over,
  })
  /** Creates a tournament with a new operator session, or with the given one. */
  const write = async (over: Partial<TournamentEntry> & { key?: string } = {}, as?: string) =>
    house.post(
      'admin/tournaments',
      { ...entry(over), reason: '이벤트 시작' },
      { token: as ?? (await house.logIn('admin2')) },
    )
  /** Returns a new session. Sessions expire unused while the test's time advances. */
  const sessionOf = ({ memberId }: Bettor) =>
    database.db.transaction(tx => beginSession(tx, { clock, site: house.app.site }, memberId, '127.0.0.1'))
  /** Places a bet on the home side of a new match, at 2.00 by default. */
  const aBet = async ({ memberId }: Bettor, stake: number, odds = 200): Promise<number> => {
    const fixture = ++lastFixture
    await desk.newFixtures({ id: fixture })
    await desk.place({ member: memberId, stake, legs: [{ fixture, pick: '1', odds }] })
    return fixture
  }
  const end = async (fixture: number, sheet: Sheet = HOME_WIN) => {
    await desk.record(fixture, sheet)
    await desk.settle(fixture)
  }
  return {
    desk,
    inTime,
    entry,
    write,
    sessionOf,
    aBet,
    end,
    /** Creates a tournament that has started. */
    aTournament: async (over: Partial<TournamentEntry> = {}): Promise<number> => {
      const { id } = await (await write(over)).json()
      clock.advance(2 * MINUTE)
      return id
    },
    /** Places a bet that was settled a second ago. */
    bet: async (member: Bettor, stake: number, result: 'won' | 'lost', odds?: number): Promise<number> => {
      const fixture = await aBet(member, stake, odds)
      await end(fixture, result === 'won' ? HOME_WIN : AWAY_WIN)
      clock.advance(1_000)
      return fixture
    },
    boardOf: async (id: number, member: Bettor) =>
      (await house.get(`tournament/${id}`, { token: await sessionOf(member) })).json(),
    follow: async () => {
      while ((await followTournaments(house.deps)) === 'some');
    },
    /** Advances the clock until the tournament has ended and its prizes are due. */
    toTheEnd: () => clock.advance(HOUR + 10 * MINUTE),
    pointsOf: async ({ memberId }: Bettor): Promise<number> =>
      (await loadBalances(database.db, memberId)).points,
  }
}
