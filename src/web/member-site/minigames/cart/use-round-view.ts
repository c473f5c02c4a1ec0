import { formatFigure } from '#domain/korean-formats.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { isCutToWinnings } from '#domain/slip/stake-input.ts'
import type { CartView } from '#web/play/cart/cart-kind.ts'
import type { Hint } from '#web/play/cart/parts/bet-hint.tsx'
import { expectedOf, slipFaults, useRoundSlip } from './round-cart-store.ts'
import type { RoundSlip } from './round-slip.ts'
import { type RoundTerms, useBalance, useRoundTerms } from './round-terms.ts'

/** What the cart shows of the slip, and what the member should know before the press. */
export function useRoundView(): { readonly view: CartView; readonly hint: Hint | undefined } {
  const slip = useRoundSlip(state => state.slip)
  const terms = useRoundTerms()
  const balance = useBalance()
  return {
    view: {
      count: slip.pick ? 1 : 0,
      stake: slip.stake,
      balance,
      limits: terms.limits,
      totalOdds: slip.pick?.odds,
      expectedWinnings: expectedOf(slip),
    },
    hint: hintOf(slip, terms),
  }
}

/** Why the bet would be refused, or that the amount was cut. */
export function hintOf(slip: RoundSlip, terms: RoundTerms): Hint | undefined {
  const { pick, stake } = slip
  if (!pick) return { text: '배당을 선택해 주세요.', stops: true }
  const [first] = slipFaults(slip, terms)
  if (first?.code === 'STAKE_BELOW_MINIMUM')
    return { text: `${formatFigure(first.min)}원부터 베팅할 수 있습니다.`, stops: true }
  if (first) return { text: slipText(first), stops: true }
  const { limits } = terms
  const bounds = {
    balance: limits.stakeMax,
    limits: { ...limits, totalOddsMax: pick.odds },
    total: pick.odds,
  }
  return isCutToWinnings(stake, bounds)
    ? { text: '최대당첨금에 맞춰 베팅금액을 줄였습니다.', stops: false }
    : undefined
}
