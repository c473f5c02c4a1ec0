import type { ReactNode } from 'react'

/** Size of every stage: 16 by 7, about one pixel per unit on a phone and two on a desktop. */
export const STAGE = { width: 352, height: 154 } as const

type StageProps = {
  /** Accessible text: what is drawn, and the visible part of the draw. */
  readonly label: string
  readonly children: ReactNode
}

/** The SVG of a scene, as wide as its container. */
export const Stage = ({ label, children }: StageProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
    className="block h-auto w-full select-none forced-color-adjust-none"
  >
    {children}
  </svg>
)

/** Accessible text of a stage: the game, and the results so far in drawing order. */
export const stageLabel = (title: string, revealed: readonly string[]): string =>
  revealed.length > 0 ? `${title}: ${revealed.join(', ')}` : `${title} 추첨 전`
