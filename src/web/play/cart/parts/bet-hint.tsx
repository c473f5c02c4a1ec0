import { Info } from 'lucide-react'

/** A hint before the bet is placed; `stops` if the bet would be refused for it. */
export type Hint = { readonly text: string; readonly stops: boolean }

/**
 * The hint on its own line, announced politely by screen readers; the line is always reserved, so that
 * the button below does not move.
 */
export function BetHint({ hint }: { readonly hint: Hint | undefined }) {
  return (
    <p
      aria-live="polite"
      data-bet-hint
      className="flex min-h-4 items-start justify-center gap-1 text-center text-xs text-dim"
    >
      {hint && (
        <>
          <Info aria-hidden size={13} className="mt-px shrink-0" />
          {hint.text}
        </>
      )}
    </p>
  )
}
