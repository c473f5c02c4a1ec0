import type { roundBetContract } from '#contract/minigame/round-bets.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import type { RoundId } from '#domain/ids.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { pickIdOf } from '#domain/minigames/pick-ids.ts'
import { partsOfRoundId } from '#domain/minigames/round-times.ts'
import type { Bettor } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'

export type RoundBetBody = BodyInput<typeof roundBetContract.place>

/** Market and pick of a round: "odd-even odd". */
export type RoundPickSketch = `${string} ${string}`

/** Returns a request as the game's page sends it: 10,000 won on a pick at the kind's own price. */
export function roundSlip(
  { memberId }: Pick<Bettor, 'memberId'>,
  round: RoundId,
  sketch: RoundPickSketch,
  {
    amounts = 10_000,
    price,
    version = 1,
    ...over
  }: Partial<RoundBetBody> & {
    readonly price?: number
    readonly version?: number
  } = {},
): RoundBetBody {
  const { gameId } = partsOfRoundId(round)
  const [market = '', pick = ''] = sketch.split(' ')
  const kind = findKind(findMinigame(String(gameId))?.kind ?? '')
  assert(kind, 'the round is of a game')
  const offered = kind.markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)
  const oddsId = pickIdOf(kind, { market, pick })
  assert(offered && oddsId, `${kind.id} has ${sketch}`)
  const betPrice = ((price ?? offered.odds) / 100).toFixed(2)
  return {
    memberId,
    totalRatio: betPrice,
    amounts,
    bettings: [{ betBaseline: '', betPrice, fixtureId: String(round), oddsId, sportId: gameId, version }],
    gameDetailType: 7,
    betStyle: 'KR',
    minigameId: gameId,
    changeFlag: 0,
    ...over,
  }
}

/** Places a bet on a round, with an idempotency key if one is given. */
export const betOnRound = (
  house: Pick<House, 'post'>,
  { token }: Bettor,
  body: unknown,
  key?: string,
): Promise<Response> =>
  house.post('minigame/betting', body, {
    token,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
