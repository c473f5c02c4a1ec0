import { type CashHint, cashHints } from '#domain/cashier/cash-hints.ts'
import { Badge } from '#web/kit/display/badge.tsx'

/** Only good to know; all others are reasons to look twice. */
const plainHints: ReadonlySet<CashHint> = new Set(['first'])

/** What to look at before deciding. */
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
