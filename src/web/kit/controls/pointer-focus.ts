/**
 * Marks what has the focus while the member uses mouse or finger with `data-pointed`. Focus that a script moves (tabs,
 * closing dialogs) is drawn by browsers as if a key had moved it; the style takes the ring away meanwhile. The mark is on
 * the one element: a word of the whole document would have all of its styles reckoned anew with the first press.
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
