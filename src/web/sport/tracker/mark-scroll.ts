/**
 * For the `ref` of a horizontally scrolling box: sets `data-more` while content is hidden at its right,
 * so that its style can show a hint.
 */
export function markScroll(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const mark = () => box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
  const sizes = new ResizeObserver(mark)
  sizes.observe(box)
  if (box.firstElementChild) sizes.observe(box.firstElementChild)
  box.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    box.removeEventListener('scroll', mark)
  }
}
