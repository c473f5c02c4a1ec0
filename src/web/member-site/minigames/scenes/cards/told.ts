import type { PlateState } from '../motion/plate.tsx'
import { stageLabel } from '../motion/stage.tsx'
import type { Side } from './two-hands.tsx'

/** Quiet until it has come out, then lit, or won where it is what the member picked. */
export const plateOf = (hasComeOut: boolean, ownWins: ReadonlySet<string>, pick: string): PlateState =>
  hasComeOut ? (ownWins.has(pick) ? 'won' : 'lit') : 'quiet'

/** What has been seen of two hands so far, in words. */
export const toldOf = (
  title: string,
  sides: readonly Pick<Side, 'name' | 'worth'>[],
  hands: readonly (readonly string[])[],
  words: (card: string) => string,
  end: string | undefined,
): string =>
  stageLabel(title, [
    ...sides.flatMap(({ name, worth }, hand) => {
      const seen = hands[hand] ?? []
      return seen.length > 0 ? [[name, ...seen.map(words), ...(worth ? [`(${worth})`] : [])].join(' ')] : []
    }),
    ...(end === undefined ? [] : [end]),
  ])
