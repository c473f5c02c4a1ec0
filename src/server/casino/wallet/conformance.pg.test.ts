import { beforeAll, expect, test } from 'vitest'
import { conform } from '#dev/conformance/conform.ts'
import { type Pace, realPace } from '#dev/conformance/steady-caller.ts'
import { SECOND } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { clientOf, connectSuppliers, launchToken, userOf } from '#tests/support/casino/casino-desk.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

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

test.each([
  ['command', 'table', 20_261_124],
  ['transactions', 'slot', 7],
] as const)(
  'CASINO-008 the conformance kit finds no money lost or created in the convention %s, by its model and the ledger',
  async (convention, game, seed) => {
    const members = await Promise.all(Array.from({ length: 4 }, () => aBettor(house, { balance: 40_000 })))
    const tokens = await Promise.all(
      members.map(({ memberId }) => launchToken(house, memberId, { convention, game })),
    )
    const result = await conform({
      client: clientOf(house, convention),
      tokens,
      until: ({ calls }) => calls >= 400,
      seed,
      lanes: 4,
      pace: hastyPace,
      tell: () => {},
    })
    expect({ seed: result.seed, faults: result.faults }).toEqual({ seed, faults: [] })
    for (const member of members)
      expect(await walletBalance(house, member)).toBe(
        result.balances.get(await userOf(house, member.memberId, convention)),
      )
    expect((await verifyLedger(database.db)).faults).toEqual([])
  },
)
