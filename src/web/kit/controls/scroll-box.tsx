import type { ReactNode } from 'react'

type ScrollBoxProps = {
  /** What lies in it, for those who cannot see it. */
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A box that scrolls by itself: with the keyboard too, so it can be focused. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`rounded-md border border-line ${className}`}>
      {children}
    </section>
  )
}
