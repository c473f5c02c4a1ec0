import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from './button.tsx'

/**
 * The first items of a long list; a step more with each press of `ShowMore`. `list` names the list: another
 * one, for example after a change of its filter, starts at its first step.
 */
export function useSteps<T>(items: readonly T[], step: number, list: string) {
  const [shown, setShown] = useState({ list, steps: 1 })
  const steps = shown.list === list ? shown.steps : 1
  const first = items.slice(0, steps * step)
  return {
    first,
    left: items.length - first.length,
    showMore: () => setShown({ list, steps: steps + 1 }),
  }
}

type ShowMoreProps = {
  /** Number of items that are not shown. */
  readonly left: number
  /** Counting word of the items: 경기, 개. */
  readonly unit: string
  readonly onPress: () => void
}

/** Shows the next step of a list; nothing when all items are shown. */
export const ShowMore = ({ left, unit, onPress }: ShowMoreProps) =>
  left > 0 && (
    <Button wide onClick={onPress}>
      더보기
      <span className="font-normal text-dim">{`남은 ${formatFigure(left)}${unit}`}</span>
    </Button>
  )
