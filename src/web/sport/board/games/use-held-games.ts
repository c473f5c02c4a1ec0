import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { withNewest } from './with-newest.ts'

/** How long a pointer may lie still on a list, and how long after the last touch, until nobody is thought to aim. */
const restMilliseconds = { hovering: 30_000, touching: 10_000 }

/** A list as it stood when a hand came to it. */
type HeldList<G extends Game> = { readonly key: string; readonly rows: readonly G[] }

/**
 * The games of a list as they are drawn. While a hand is on the list no row comes, goes or changes its place, so that
 * nothing else slips under the pointer when a match begins; what each row says stays new. A list under another `key`
 * is another list, and is held only once the hand moves on it; undefined while its answer is awaited. The handlers
 * belong on what holds the rows.
 */
export function useHeldGames<G extends Game>(
  key: string | undefined,
  games: readonly G[],
  onAim: () => void,
) {
  const [held, hold] = useState<HeldList<G>>()
  // No hand has come yet to a list that is shown anew, be it one that was held before.
  if (held !== undefined && held.key !== key) hold(undefined)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const release = () => {
    window.clearTimeout(timer.current)
    hold(undefined)
  }
  const take = ({ pointerType }: PointerEvent) => {
    onAim()
    if (key === undefined || games.length === 0) return
    hold(now => (now?.key === key ? now : { key, rows: games }))
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
    games: held === undefined ? games : withNewest(held.rows, games),
    handlers: { onPointerMove: take, onPointerDown: take, onPointerLeave: leave },
  }
}
