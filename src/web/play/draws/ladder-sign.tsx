import type { Ladder } from '#domain/minigames/kinds/ladder-rules.ts'

const POSTS = { left: 4, right: 20 } as const
const TOP = 2
const FOOT = 22

/** A ladder of two posts with its rungs, and the path taken. */
export function LadderSign({ ladder: { start, lines } }: { readonly ladder: Ladder }) {
  const rungs = Array.from({ length: lines }, (_, index) => TOP + ((FOOT - TOP) * (index + 1)) / (lines + 1))
  let at: keyof typeof POSTS = start
  let way = `M${POSTS[at]} ${TOP}`
  for (const rung of rungs) {
    at = at === 'left' ? 'right' : 'left'
    way += `V${rung}H${POSTS[at]}`
  }
  return (
    <svg viewBox="0 0 24 24" className="draw-ladder" aria-hidden="true">
      <path d={`M${POSTS.left} ${TOP}V${FOOT}M${POSTS.right} ${TOP}V${FOOT}`} className="draw-ladder-post" />
      <path d={`${way}V${FOOT}`} className="draw-ladder-way" />
    </svg>
  )
}
