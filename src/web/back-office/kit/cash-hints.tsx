import { type CashHint, cashHints } from '#domain/cashier/cash-hints.ts'
import { Badge } from '#web/kit/display/badge.tsx'

/** Neutral hints; all others are reasons to check again. */
const plainHints: ReadonlySet<CashHint> = new Set(['first'])

/** Badges for the facts to check before deciding. */
export const CashHints = ({ hints }: { readonly hints: readonly CashHint[] }) =>
  hints.length > 0 && (
    <span className="flex flex-wrap gap-1">
      {hints.map(hint => (
        <Badge key={hint} tone={plainHints.has(hint) ? 'plain' : 'live'}>
          {cashHints[hint]}
        </Badge>
      ))}
    </span>
  )
