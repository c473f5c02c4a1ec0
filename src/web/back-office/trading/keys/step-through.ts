const placesIn = (box: HTMLElement | null, selector: string): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(selector) ?? []),
]

function focusOn(place: HTMLElement | undefined): void {
  place?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}

export const focusFirst = (box: HTMLElement | null, selector: string): void =>
  focusOn(placesIn(box, selector)[0])

/** From a tab or button arrows keep their own meaning; false when there was no place to go to. */
export function stepThrough(box: HTMLElement | null, selector: string, step: number): boolean {
  const places = placesIn(box, selector)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? places.indexOf(activeElement) : -1
  if (at < 0 && activeElement !== document.body && activeElement?.id !== 'main') return false
  const next = places[at < 0 ? 0 : at + step]
  focusOn(next)
  return next !== undefined
}
