import { roundBetContract } from '#contract/minigame/round-bets.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import type { RoundProduct } from '#domain/minigames/virtual/venues.ts'
import { formatOdds } from '#domain/odds.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { call } from '#web/client/api/api.ts'
import type { CartKind } from '#web/play/cart/cart-kind.ts'
import type { Sent } from '#web/play/cart/create-slip-store.ts'
import { createPlacing } from '#web/play/cart/placing/placing.ts'
import { houseNow } from '../rounds/house-clock.ts'
import { roundStore, slipFaults } from './round-cart-store.ts'
import type { RoundSlip } from './round-slip.ts'
import { useRoundTerms } from './round-terms.ts'

export type SentRound = Sent<RoundSlip, number>
type Body = BodyInput<typeof roundBetContract.place>

/** True when the slip's round is closed by the server's clock. */
const isClosed = ({ pick }: RoundSlip): boolean => pick !== undefined && houseNow() >= pick.closesAt

function refusalOf({ slip }: SentRound): string | undefined {
  const [first] = slipFaults(slip, useRoundTerms.getState())
  if (first) return slipText(first)
  return isClosed(slip) ? slipText({ code: 'FIXTURE_CLOSED' }) : undefined
}

/** The body of a bet, with the game number as minigameId and sportId (MINI-090). */
function bodyOf({ slip: { pick, stake }, page }: SentRound, memberId: number): Body {
  return {
    memberId,
    totalRatio: pick ? formatOdds(pick.odds) : '1.00',
    amounts: stake.amount ?? 0,
    bettings: pick
      ? [
          {
            betBaseline: '',
            betPrice: formatOdds(pick.odds),
            fixtureId: pick.roundId,
            oddsId: pick.oddsId,
            sportId: page,
            version: pick.version,
          },
        ]
      : [],
    gameDetailType: 0,
    betStyle: 'KR',
    minigameId: page,
    changeFlag: 0,
  }
}

/** The product of a game; the slip's game is that of the page. */
export function stakeKind(page: number): RoundProduct {
  const { gameId, product } = useRoundTerms.getState()
  return gameId === page ? product : 'minigame'
}

/** Virtual sports have their own route (VIRT-023). */
const doorOf = ({ page }: SentRound) =>
  stakeKind(page) === 'virtual' ? roundBetContract.placeVirtual : roundBetContract.place

/** Cart rules of rounds: one pick, at odds fixed while the round is open. */
const roundKind: CartKind<RoundSlip, number, Body> = {
  stays: true,
  stakeOf: ({ slip, page }) => ({ kind: stakeKind(page), amount: slip.stake.amount ?? 0 }),
  refusalOf,
  requestOf: (sent, memberId) => ({
    body: bodyOf(sent, memberId),
    post: ({ key, body }) => call(doorOf(sent), { body }, { idempotencyKey: key }),
  }),
  contentOf: ({ memberId, amounts, bettings }) =>
    JSON.stringify([memberId, amounts, ...bettings.map(({ fixtureId, oddsId }) => `${fixtureId} ${oddsId}`)]),
}

export const roundPlacing = createPlacing(roundStore, roundKind)
