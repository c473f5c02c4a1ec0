import { Badge } from '#web/kit/badge.tsx'
import type { BettingState } from './betting-state.ts'

/** Who keeps bets off, in a word; what it means on hover. */
export const StateBadge = ({ state }: { readonly state: BettingState }) => (
  <span title={state.note} className="inline-flex">
    <Badge tone={state.tone}>{state.word}</Badge>
  </span>
)
