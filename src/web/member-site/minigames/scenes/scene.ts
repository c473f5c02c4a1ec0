import type { ReactNode } from 'react'

/** What a scene is drawn from: the same for everybody at the same moment, whenever the page was opened. */
export type SceneProps<Draw> = {
  /** Undefined while the round has no draw: the scene stands ready and moves nothing that could look like one. */
  readonly draw: Draw | undefined
  /** Milliseconds since the play began; from the draw's length on the scene stands still. */
  readonly at: number
  /** The member's own picks that came in, as `market.pick`: the only things that are jade. */
  readonly ownWins: ReadonlySet<string>
}

/** How one kind of game shows its draw. A pure picture of a draw and a moment; the frame moves time, skips and plays again. */
export type Scene = {
  /** Milliseconds from the first move of a draw to its last. A draw of more cards takes longer. */
  readonly length: (draw: unknown) => number
  readonly View: (props: SceneProps<unknown>) => ReactNode
}

type SceneOf<Draw> = {
  /** Milliseconds: of every draw, or by the draw. */
  readonly length: number | ((draw: Draw) => number)
  /** Whether plain data from the server is a draw of the kind; anything else is shown as none. */
  readonly isDraw: (data: unknown) => data is Draw
  readonly View: (props: SceneProps<Draw>) => ReactNode
}

/** A scene of its kind for the frame, which knows no kind. */
export const defineScene = <Draw>({ length, isDraw, View }: SceneOf<Draw>): Scene => ({
  length: draw => (typeof length === 'number' ? length : isDraw(draw) ? length(draw) : 0),
  View: ({ draw, ...rest }) => View({ draw: isDraw(draw) ? draw : undefined, ...rest }),
})
