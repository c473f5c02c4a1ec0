import { betContract } from '#contract/bets/bets.ts'
import { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import { oddsAcceptModeHeader } from '#contract/wire/bet-headers.ts'
import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import { slipViolations } from '#domain/slip/bet-slip.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { call } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { CartKind, PlaceAnswer, PlaceRequest } from '#web/play/cart/cart-kind.ts'
import type { LastStake, StakeKind } from '#web/play/cart/last-stake.ts'
import type { Attempt } from '#web/play/cart/placing/attempts.ts'
import { createPlacing } from '#web/play/cart/placing/placing.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { acceptMode } from '../changes/accept-mode.ts'
import { changesOf } from '../changes/odds-change-offers.ts'
import { type CartSlip, type SentSlip, slipStore } from '../slip-store.ts'
import { readTerms } from '../slip-terms.ts'
import { legView, type Quotes, viewSlip } from '../slip-view.ts'
import { type BetBody, betBody, contentOf } from './bet-request.ts'
import { viewConfirm } from './confirm-view.ts'

/** The current live prices of a slip, for event handlers; components use hooks. */
function quotesOf({ legs }: CartSlip): Quotes {
  const quotes = legs.flatMap(({ outcomeId }) => oddsStore.find(outcomeId) ?? [])
  return new Map(quotes.map(quote => [quote.outcomeId, quote]))
}

/**
 * The slip's own checks; in play a suspended price also stops it (handbook 2.3), before the start the
 * server checks that.
 */
function refusalOf({ slip, page }: SentSlip): string | undefined {
  const [first] = slipViolations(slip, readTerms(page))
  if (first) return slipText(first)
  const quotes = quotesOf(slip)
  const isStopped = slip.legs.some(leg => legView(leg, quotes).status !== 'open')
  return isStopped && pickVariant(page) === 'in-play' ? slipText({ code: 'MARKET_SUSPENDED' }) : undefined
}

function sendable({ slip, page }: SentSlip): CartSlip | undefined {
  const around = { terms: readTerms(page), mode: acceptMode(page) }
  const { asked, sent } = viewConfirm(slip, quotesOf(slip), around)
  return asked.length === 0 ? sent : undefined
}

/** The request of a bet, to the endpoint of its page. */
export function requestOf({ slip, page }: SentSlip, memberId: number): PlaceRequest<BetBody> {
  const accepts = acceptMode(page)
  const route = pickVariant(page) === 'in-play' ? inplayBetContract.place : betContract.place
  const headers = accepts === 'none' ? {} : { [oddsAcceptModeHeader]: accepts }
  return {
    body: betBody(slip, { page, memberId, accepts }),
    post: ({ key, body }: Attempt<BetBody>): Promise<PlaceAnswer> =>
      call<typeof betContract.place | typeof inplayBetContract.place>(
        route,
        { body },
        { idempotencyKey: key, headers },
      ),
  }
}

/**
 * A list of changes opens a question; a pick that is no longer offered is closed, in the cart too
 * (BETFLOW-008).
 */
function questionOf({ changes }: CallRefusal, sent: SentSlip): readonly OddsChangeItem[] | undefined {
  if (!changes) return undefined
  const gone = changesOf(changes, sent.slip.legs).filter(({ to }) => to === undefined)
  oddsStore.apply(
    gone.map(({ leg: { outcomeId, odds, version } }) => ({
      ...(oddsStore.find(outcomeId) ?? { outcomeId, odds, version }),
      status: 'closed',
    })),
  )
  return changes
}

/** In-play stakes differ from pre-match ones: each has its own last stake. */
export const stakeKind = (page: BetPage): StakeKind => (pickVariant(page) === 'in-play' ? 'inplay' : 'sports')

export const stakeOf = ({ slip, page }: SentSlip): LastStake => ({
  kind: stakeKind(page),
  amount: slip.stake.amount ?? 0,
})

/** The rules for bets on matches. */
const sportsKind: CartKind<CartSlip, BetPage, BetBody, readonly OddsChangeItem[]> = {
  refusalOf,
  requestOf,
  contentOf,
  stakeOf,
  changes: {
    fix: ({ slip, page }) => viewSlip(slip, quotesOf(slip), readTerms(page)).priced,
    sendable,
    questionOf,
  },
}

export const sportsPlacing = createPlacing(slipStore, sportsKind)

export const { useFlow: usePlacing, press: pressBet, cancel: cancelBet } = sportsPlacing
