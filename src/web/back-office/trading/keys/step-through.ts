const placesIn = (box: HTMLElement | null, selector: string): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(selector) ?? []),
]

function focusOn(place: HTMLElement | undefined): void {
  place?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}

export const focusFirst = (box: HTMLElement | null, selector: string): void =>
  focusOn(placesIn(box, selector)[0])

/**
 * Moves the focus by a step, except from a tab or button, where arrows keep their meaning; returns false
 * if there is no target.
 */
export function stepThrough(box: HTMLElement | null, selector: string, step: number): boolean {
  const places = placesIn(box, selector)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? places.indexOf(activeElement) : -1
  if (at < 0 && activeElement !== document.body && activeElement?.id !== 'main') return false
  const next = places[at < 0 ? 0 : at + step]
  focusOn(next)
  return next !== undefined
}
