/**
 * Marks the focused element with `data-pointed` while the member uses mouse or touch. Browsers draw focus
 * moved by scripts (tabs, closing dialogs) as if moved by keyboard; the mark suppresses the ring. It is
 * set on the one element only, because an attribute on the document would recompute all styles.
 */
export function watchPointer(): void {
  let pointed = false
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLElement) target.toggleAttribute('data-pointed', pointed)
  }
  const listen = (event: string, act: (event: Event) => void) =>
    document.addEventListener(event, act, { capture: true })
  const turn = (byPointer: boolean) => () => {
    if (pointed === byPointer) return
    pointed = byPointer
    mark(document.activeElement)
  }
  listen('pointerdown', turn(true))
  listen('keydown', turn(false))
  listen('focusin', ({ target }) => mark(target))
}
