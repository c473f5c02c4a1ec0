import { type TouchEvent, useRef } from 'react'

type Way = 'left' | 'right' | 'down'

/** Distance in pixels after which a swipe closes the panel. */
const FAR = 72
/** Distance after which the direction is decided. */
const SURE = 12

type Finger = Pick<TouchEvent['touches'][number], 'clientX' | 'clientY'>

/** Movement along the swipe direction and across it. */
function progress(way: Way, from: Finger, to: Finger): readonly [along: number, across: number] {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (way === 'down') return [y, Math.abs(x)]
  return [way === 'left' ? -x : x, Math.abs(y)]
}

/**
 * True when the touch moves the panel: not in a dialog above it, and not in content that would scroll
 * that way.
 */
function holdsPanel(way: Way, { target, currentTarget }: TouchEvent<HTMLElement>): boolean {
  for (let place = target instanceof Element ? target : null; place; place = place.parentElement) {
    if (way === 'down' ? place.scrollTop > 0 : isSideways(place)) return false
    if (place === currentTarget) return true
  }
  return false
}

const isSideways = (place: Element): boolean =>
  place.scrollWidth > place.clientWidth && /auto|scroll/.test(getComputedStyle(place).overflowX)

const shifts = {
  left: (along: number) => `${-along}px`,
  right: (along: number) => `${along}px`,
  down: (along: number) => `0 ${along}px`,
} as const

/**
 * Closes a panel by swiping it towards its edge. The panel follows the finger and returns when released
 * early. The touched content must allow it with `touch-action`, otherwise the browser scrolls.
 */
export function useSwipeAway(way: Way, onAway: () => void) {
  const from = useRef<Finger>(undefined)
  const along = useRef(0)
  const shift = (panel: HTMLElement, far: number) => {
    along.current = far
    panel.style.translate = far > 0 ? shifts[way](far) : ''
  }
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const { touches } = event
      from.current = touches.length === 1 && holdsPanel(way, event) ? touches[0] : undefined
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const to = touches[0]
      if (!from.current || !to) return
      const [far, across] = progress(way, from.current, to)
      const isUnderWay = along.current > 0
      if (isUnderWay || (far >= SURE && far > across)) shift(currentTarget, Math.max(0, far))
      else if (across >= SURE) from.current = undefined
    },
    onTouchEnd: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      const far = along.current
      from.current = undefined
      shift(currentTarget, 0)
      if (far >= FAR) onAway()
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      from.current = undefined
      shift(currentTarget, 0)
    },
  }
}
