import type { ReactNode } from 'react'

/** Input of a scene: the same for everyone at the same moment, whenever the page was opened. */
export type SceneProps<Draw> = {
  /** Undefined while the round has no draw: the scene is ready and nothing moves. */
  readonly draw: Draw | undefined
  /** Milliseconds since the start of the animation; the scene is still after the draw's length. */
  readonly at: number
  /** The member's winning picks as `market.pick`; only these are jade. */
  readonly ownWins: ReadonlySet<string>
}

/** How a kind shows its draws: a pure function of draw and time. The frame handles time, skip and replay. */
export type Scene = {
  /** Duration of a draw in milliseconds; draws with more cards take longer. */
  readonly length: (draw: unknown) => number
  readonly View: (props: SceneProps<unknown>) => ReactNode
}

type SceneOf<Draw> = {
  /** Duration in milliseconds, fixed or by draw. */
  readonly length: number | ((draw: Draw) => number)
  /** True when data from the server is a draw of the kind; other data is shown as no draw. */
  readonly isDraw: (data: unknown) => data is Draw
  readonly View: (props: SceneProps<Draw>) => ReactNode
}

/** Converts a typed scene for the frame, which is independent of kinds. */
export const defineScene = <Draw>({ length, isDraw, View }: SceneOf<Draw>): Scene => ({
  length: draw => (typeof length === 'number' ? length : isDraw(draw) ? length(draw) : 0),
  View: ({ draw, ...rest }) => View({ draw: isDraw(draw) ? draw : undefined, ...rest }),
})
