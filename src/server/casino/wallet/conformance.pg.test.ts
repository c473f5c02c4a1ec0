import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { conform } from '#dev/conformance/conform.ts'
import { ownSite } from '#dev/conformance/own-site.ts'
import { openOwnSupplier } from '#dev/conformance/own-supplier.ts'
import { type Pace, realPace } from '#dev/conformance/steady-caller.ts'
import type { Convention } from '#dev/conformance/wallet-client.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, SECOND } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { endSessionOf } from '#server/members/members.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  launchToken,
  logInAnew,
  SECRET,
  userOf,
} from '#tests/support/casino/casino-desk.ts'
import { putSuppliersAt } from '#tests/support/casino/told-supplier.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openWallet } from './open-wallet.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

beforeAll(() => connectSuppliers(house))

/** Moves the clock of the house instead of waiting, except for the short pauses before a call is sent again. */
const hastyPace: Pace = {
  now: realPace.now,
  sleep: async milliseconds => {
    if (milliseconds < SECOND) await realPace.sleep(milliseconds)
    else house.clock.advance(milliseconds)
  },
}

const others = { table: 'slot', slot: 'table', command: 'transactions', transactions: 'command' } as const

/** Names that the supplier must not know: of a member who never played there, and of a player at the other supplier. */
async function strangersTo(convention: Convention, player: MemberId): Promise<readonly string[]> {
  const { memberId } = await aBettor(house)
  const elsewhere = [memberId, player].map(one => enterGame(house, one, { convention: others[convention] }))
  return [`h${memberId}`, ...(await Promise.all(elsewhere)).map(({ user }) => user)]
}

async function siteOf(convention: Convention, game: 'table' | 'slot', members: readonly MemberId[]) {
  const { deps, app, clock, origin } = house
  const supplier = await openOwnSupplier(SECRET, () => clock.now())
  onTestFinished(() => supplier.close())
  await putSuppliersAt(house, supplier.address)
  const { suppliers } = app.casino
  const gameOf = (kind: 'table' | 'slot') => {
    const offered = suppliers.gameOf(suppliers.find(convention)?.id ?? 0, kind)
    assert(offered, 'the supplier has both games')
    return { id: offered.game.id, kind }
  }
  const [first] = members
  assert(first, 'there are players')
  return ownSite({
    ...{ ...deps, origin, supplier, suppliers, supplierCode: convention, members },
    wallet: openWallet({ ...deps, site: app.site, bookingDb: deps.db }),
    games: { same: gameOf(game), other: gameOf(others[game]) },
    launch: async (member, { kind }) => {
      // The clock may have moved past the end of the login. It stands still otherwise, and a session whose bets have the
      // time of its beginning counts as used.
      clock.advance(SECOND)
      await logInAnew(house, member)
      return launchToken(house, member, { convention, game: kind })
    },
    logIn: member => logInAnew(house, member),
    logOut: async member => {
      await deps.db.transaction(tx => endSessionOf(tx, member, 'logout', clock.now()))
    },
    strangers: await strangersTo(convention, first),
  })
}

test.each([
  ['command', 'table', 20_261_124],
  ['transactions', 'slot', 7],
] as const)(
  'CASINO-008 the conformance kit finds no fault in the convention %s, by its cases, its model and the ledger',
  async (convention, game, seed) => {
    const members = await Promise.all(Array.from({ length: 4 }, () => aBettor(house, { balance: 40_000 })))
    const site = await siteOf(
      convention,
      game,
      members.map(({ memberId }) => memberId),
    )
    const result = await conform({
      client: clientOf(house, convention),
      tokens: await Promise.all(members.map((_, seat) => site.launch(seat, 'same'))),
      site,
      until: ({ calls }) => calls >= 400,
      seed,
      lanes: 4,
      pace: hastyPace,
      waitMilliseconds: DAY,
      tell: () => {},
    })
    const { faults, notTried } = result
    expect({ seed, faults, notTried }).toEqual({ seed, faults: [], notTried: [] })
    for (const member of members)
      expect(await walletBalance(house, member)).toBe(
        result.balances.get(await userOf(house, member.memberId, convention)),
      )
    expect((await verifyLedger(database.db)).faults).toEqual([])
  },
)
