import { cutNotice, stakeStop } from '#domain/slip/slip-notice.ts'
import type { CartView } from '#web/play/cart/cart-kind.ts'
import type { Hint } from '#web/play/cart/parts/bet-hint.tsx'
import { slipHint } from '#web/play/cart/slip-hints.ko.ts'
import { expectedOf, type RoundAround, roundBounds, slipFaults, useRoundSlip } from './round-cart-store.ts'
import type { RoundSlip } from './round-slip.ts'
import { useBalance, useRoundTerms } from './round-terms.ts'

/** Returns the cart's data of the slip, and a hint shown before the bet is sent. */
export function useRoundView(): { readonly view: CartView; readonly hint: Hint | undefined } {
  const slip = useRoundSlip(state => state.slip)
  const terms = useRoundTerms()
  const balance = useBalance()
  const bounds = roundBounds(slip, { terms, balance })
  const cut = cutNotice(slip.stake, bounds)
  return {
    view: {
      count: slip.pick ? 1 : 0,
      stake: slip.stake,
      stakeNote: cut && slipHint(cut),
      balance,
      limits: terms.limits,
      totalOdds: slip.pick?.odds,
      expectedWinnings: expectedOf(slip),
    },
    hint: hintOf(slip, { terms, balance }),
  }
}

/** Why the bet would be refused; undefined when it may be sent. */
export function hintOf(slip: RoundSlip, around: RoundAround): Hint | undefined {
  if (!slip.pick) return { text: '배당을 선택해 주세요.', stops: true }
  const [first] = slipFaults(slip, around.terms)
  if (!first) return undefined
  const stop = first.code === 'STAKE_BELOW_MINIMUM' ? stakeStop(roundBounds(slip, around)) : undefined
  return { text: slipHint(stop ?? first), stops: true }
}
