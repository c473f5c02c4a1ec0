import type { PlateState } from '../motion/plate.tsx'
import { stageLabel } from '../motion/stage.tsx'
import type { Dealt } from './dealing.ts'

/** Quiet until it has come out, then lit, or won where it is what the member picked. */
export const plateOf = (hasComeOut: boolean, ownWins: ReadonlySet<string>, pick: string): PlateState =>
  hasComeOut ? (ownWins.has(pick) ? 'won' : 'lit') : 'quiet'

/** The text of two hands: each card as it is seen, and at the end what became of them. */
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
