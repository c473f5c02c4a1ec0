import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of the 더보기 button in pixels. */
const REST_WIDTH = 96

/**
 * Number of items of a row that fit on one line; the others are behind a button. All items are rendered
 * once and measured before the first paint; afterwards only the row's width or a font change updates the
 * result.
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [widths, setWidths] = useState<readonly number[]>()
  const [room, setRoom] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was hidden is measured once it has room
  useLayoutEffect(() => {
    const element = row.current
    // A hidden row can't be measured.
    if (!element || widths || element.clientWidth === 0) return
    setWidths([...element.children].slice(0, count).map(item => item.getBoundingClientRect().width))
    setRoom(element.clientWidth)
  }, [row, count, widths, room])
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    const remeasure = () => setWidths(undefined)
    document.fonts?.addEventListener('loadingdone', remeasure)
    return () => {
      watch.disconnect()
      document.fonts?.removeEventListener('loadingdone', remeasure)
    }
  }, [row])
  return widths ? fitting(widths, room) : count
}

function fitting(widths: readonly number[], room: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  if (whole <= room) return widths.length
  let used = REST_WIDTH
  const first = widths.findIndex(width => {
    used += width
    return used > room
  })
  return first === -1 ? widths.length : first
}
