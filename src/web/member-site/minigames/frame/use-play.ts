import { useEffect, useState } from 'react'
import { houseNow } from '../rounds/house-clock.ts'

type Played = {
  /** Of which round. */
  readonly id: string
  /** When the play began by the house's clock: that of its draw, or of the press that began it anew. */
  readonly beganAt: number
  /** The member would rather see how it ends. */
  readonly skipped: boolean
}

type PlayOf = { readonly id: string; readonly drawsAt: number; readonly length: number }

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * How far the play of a draw has come. It begins with the draw, for everybody: who comes in the middle of it sees what all
 * see. Skipped, and where motion is not wanted, it stands at its end at once.
 */
export function usePlay({ id, drawsAt, length }: PlayOf) {
  const [still] = useState(prefersStill)
  const [chosen, setChosen] = useState<Played>({ id, beganAt: drawsAt, skipped: false })
  const played = chosen.id === id ? chosen : { id, beganAt: drawsAt, skipped: false }
  const { beganAt } = played
  const isStill = still || played.skipped
  const readAt = () => (isStill ? length : Math.max(0, Math.min(length, houseNow() - beganAt)))
  const [seen, setSeen] = useState({ id, at: readAt() })
  // A draw that has just come is never shown at the end of the one before.
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
    /** Whether all of it is to be seen. */
    isOver: at >= length,
    /** Whether it has been seen once: results are told from then on, also while it is played again. */
    isTold: at >= length || beganAt !== drawsAt,
    canReplay: !still,
    skip: () => setChosen({ ...played, skipped: true }),
    replay: () => {
      setSeen({ id, at: 0 })
      setChosen({ id, beganAt: houseNow(), skipped: false })
    },
  }
}
