/** Positions of the pips of a side, in thirds of the face. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
}

/** A die from above. */
export const DieFace = ({ side }: { readonly side: number }) => (
  <svg viewBox="0 0 24 24" className="draw-die" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {(PIPS[side] ?? []).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={x * 6} cy={y * 6} r="2.2" />
    ))}
  </svg>
)
