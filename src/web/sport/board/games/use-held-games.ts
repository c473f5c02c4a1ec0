import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { nextList, plainList, type SteadyList } from './steady-games.ts'
import { withNewest } from './with-newest.ts'

/** How long a resting pointer, or the time since the last touch, still counts as active. */
const restMilliseconds = { hovering: 30_000, touching: 10_000 }

type Drawn<G extends Game> = SteadyList<G> & { readonly key: string | undefined }

/**
 * The games of a list as drawn. While the pointer is on the list no row comes, goes or moves, so that no
 * other row slips under the pointer when a match begins; otherwise, rows that left stay as closed rows
 * until they scroll out of view, and new rows go below the visible ones. The content of each row stays
 * current. Another `key` is another list, which is held only once the pointer moves on it; undefined
 * while it loads. The handlers belong on the container of the rows.
 */
export function useHeldGames<G extends Game>(
  key: string | undefined,
  games: readonly G[],
  onAim: () => void,
) {
  const [kept, setDrawn] = useState<Drawn<G>>({ key, ...plainList(games) })
  // Key of the list under the pointer. Not a state: the first touch must not redraw all rows.
  const held = useRef<string>(undefined)
  const [releases, setReleases] = useState(0)
  const timer = useRef<number>(undefined)
  let drawn = kept
  // A newly shown list is not held, even if the same list was held before.
  if (drawn.key !== key || key === undefined) {
    drawn = { key, ...plainList(games) }
    if (kept.key !== key || kept.rows !== games) setDrawn(drawn)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is let go takes what has come meanwhile
  useLayoutEffect(() => {
    if (held.current !== key) held.current = undefined
    if (held.current === undefined) setDrawn(now => nextDrawn(now, key, games))
  }, [games, releases, key])
  const hasGone = drawn.gone.size > 0
  useEffect(() => {
    if (!hasGone) return
    const look = () => {
      if (held.current === undefined) setDrawn(now => nextDrawn(now, key, games))
    }
    window.addEventListener('scroll', look, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('scroll', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [games, key, hasGone])
  const release = () => {
    window.clearTimeout(timer.current)
    if (held.current === undefined) return
    held.current = undefined
    setReleases(count => count + 1)
  }
  const take = ({ pointerType }: PointerEvent) => {
    onAim()
    if (key === undefined || games.length === 0) return
    held.current = key
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(
      release,
      restMilliseconds[pointerType === 'mouse' ? 'hovering' : 'touching'],
    )
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') release()
  }
  return {
    games: withNewest(drawn.rows, games),
    gone: drawn.gone,
    late: drawn.late,
    handlers: { onPointerMove: take, onPointerDown: take, onPointerLeave: leave },
  }
}

/** The next list to draw; a hidden page takes the list as it is. */
function nextDrawn<G extends Game>(now: Drawn<G>, key: string | undefined, games: readonly G[]): Drawn<G> {
  if (now.key !== key) return now
  if (document.hidden) return { key, ...plainList(games) }
  const next = nextList(now, games, isInSight)
  return next === now ? now : { key, ...next }
}

/** True if any part of a match's row is visible. */
function isInSight(fixtureId: number): boolean {
  const box = document.querySelector(`[data-fixture="${fixtureId}"]`)?.getBoundingClientRect()
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight
}
