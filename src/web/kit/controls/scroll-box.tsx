import type { ReactNode, Ref } from 'react'

type ScrollBoxProps = {
  /** What lies in it, for those who cannot see it. */
  readonly label: string
  readonly className: string
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** A box that scrolls by itself: with the keyboard too, so it can be focused. */
export function ScrollBox({ label, className, ref, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={ref} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
