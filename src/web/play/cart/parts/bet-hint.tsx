import { Info } from 'lucide-react'

/** What the member should know before the press, and whether the bet would be refused for it. */
export type Hint = { readonly text: string; readonly stops: boolean }

/** The hint in a line of its own, read out politely when it comes; one line is kept free for it, so that the button below stays. */
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
