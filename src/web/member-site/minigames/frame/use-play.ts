import { useEffect, useState } from 'react'
import { houseNow } from '../rounds/house-clock.ts'

type Played = {
  /** The round. */
  readonly id: string
  /** Start of the animation by the server's clock: the draw, or the click on replay. */
  readonly beganAt: number
  /** The member skipped to the end. */
  readonly skipped: boolean
}

type PlayOf = { readonly id: string; readonly drawsAt: number; readonly length: number }

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Progress of a draw's animation. It starts with the draw for everyone, so latecomers join in the middle.
 * When skipped, or with reduced motion, it is at its end at once.
 */
export function usePlay({ id, drawsAt, length }: PlayOf) {
  const [still] = useState(prefersStill)
  const [chosen, setChosen] = useState<Played>({ id, beganAt: drawsAt, skipped: false })
  const played = chosen.id === id ? chosen : { id, beganAt: drawsAt, skipped: false }
  const { beganAt } = played
  const isStill = still || played.skipped
  const readAt = () => (isStill ? length : Math.max(0, Math.min(length, houseNow() - beganAt)))
  const [seen, setSeen] = useState({ id, at: readAt() })
  // A new draw must never start at the end of the previous one.
  const at = seen.id === id && !isStill ? Math.min(seen.at, length) : readAt()
  useEffect(() => {
    if (isStill) return
    let frame = 0
    const step = () => {
      const next = Math.max(0, Math.min(length, houseNow() - beganAt))
      setSeen({ id, at: next })
      if (next < length) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [id, beganAt, isStill, length])
  return {
    at,
    /** The animation is at its end. */
    isOver: at >= length,
    /** The animation has been shown once: results are visible from then on, also during a replay. */
    isTold: at >= length || beganAt !== drawsAt,
    canReplay: !still,
    skip: () => setChosen({ ...played, skipped: true }),
    replay: () => {
      setSeen({ id, at: 0 })
      setChosen({ id, beganAt: houseNow(), skipped: false })
    },
  }
}
