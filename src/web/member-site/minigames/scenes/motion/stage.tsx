import type { ReactNode } from 'react'

/** Every scene is drawn on a stage of this size: 16 to 7, about a pixel a unit on a phone and two on a desk. */
export const STAGE = { width: 352, height: 154 } as const

type StageProps = {
  /** What is drawn, and of the draw what can be seen so far, for those who don't see the picture. */
  readonly label: string
  readonly children: ReactNode
}

/** The drawing that a scene is. It fills the width that it is given. */
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

/** The text of a stage: the game, and after it what has come out so far, in the order of the draw. */
export const stageLabel = (title: string, revealed: readonly string[]): string =>
  revealed.length > 0 ? `${title}: ${revealed.join(', ')}` : `${title} 추첨 전`
