/**
 * For `ref` of a box that scrolls sideways: keeps `data-more` on it while something is hidden at its right, so that
 * its style can hint at it.
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
