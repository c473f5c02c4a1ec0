import { TriangleAlert } from 'lucide-react'

type StaleNoteProps = {
  readonly text: string | undefined
  /** Below the bar over the first rows; or at the bottom of the window, where a page starts with controls. */
  readonly at?: 'top' | 'bottom'
}

const places = {
  top: 'sticky top-[calc(var(--header-height)+8px)] z-20 h-0',
  bottom: 'pointer-events-none fixed inset-x-3 bottom-3 z-20',
} as const

/**
 * Says over a live page why its odds are locked (handbook 2.8); announced once to screen readers.
 * Floating, to avoid layout shifts.
 */
export function StaleNote({ text, at = 'top' }: StaleNoteProps) {
  return (
    <div role="status" aria-live="polite" className={places[at]}>
      {text !== undefined && (
        <p
          data-stale
          className="mx-auto flex w-fit max-w-full animate-rise items-center gap-2 rounded-md border border-live/50 bg-live-wash px-3.5 py-2 text-sm font-semibold text-live shadow-float"
        >
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
