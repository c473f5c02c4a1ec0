import type { PlateState } from '../motion/plate.tsx'
import { stageLabel } from '../motion/stage.tsx'
import type { Dealt } from './dealing.ts'

/** Quiet until the result is visible, then lit, or won when the member picked it. */
export const plateOf = (hasComeOut: boolean, ownWins: ReadonlySet<string>, pick: string): PlateState =>
  hasComeOut ? (ownWins.has(pick) ? 'won' : 'lit') : 'quiet'

/** Accessible text of two hands: each visible card, and the result at the end. */
export const toldOf = (
  title: string,
  names: readonly [string, string],
  seen: readonly Dealt[],
  words: (card: string) => string,
  end: string | undefined,
): string =>
  stageLabel(title, [
    ...seen.map(({ hand, card }) => `${names[hand]} ${words(card)}`),
    ...(end === undefined ? [] : [end]),
  ])
