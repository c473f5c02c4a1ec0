import type { Hint } from '#web/play/cart/parts/bet-hint.tsx'
import { betHint, type Hinted } from './bet-hint.ts'
import type { LegView } from './slip-view.ts'
import { useLockedCount } from './use-leg-state.ts'

/** The hint before the bet is placed; `stops` if the bet would be refused for it. */
export function useBetHint(slip: Hinted & { readonly legs: readonly LegView[] }): Hint | undefined {
  return betHint(slip, useLockedCount(slip.legs))
}
