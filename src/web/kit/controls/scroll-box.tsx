import type { ReactNode, Ref } from 'react'

type ScrollBoxProps = {
  /** Accessible name of the content. */
  readonly label: string
  readonly className: string
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** A scrollable box that is focusable, so that it can be scrolled by keyboard. */
export function ScrollBox({ label, className, ref, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={ref} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
