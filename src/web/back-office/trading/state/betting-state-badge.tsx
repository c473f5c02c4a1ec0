import { Badge } from '#web/kit/display/badge.tsx'
import type { BettingState } from './betting-states.ts'

/** Betting state in a word, explained on hover. The normal state is plain text. */
export const BettingStateBadge = ({ state }: { readonly state: BettingState }) => (
  <span title={state.note} className="inline-flex h-5 items-center text-sm text-dim">
    {state.tone === 'calm' ? state.word : <Badge tone={state.tone}>{state.word}</Badge>}
  </span>
)
