import type { DrawnRound, WireRound } from '#contract/minigame/minigames.ts'

/** Topic for the rounds of all games. Its state is the current round of each game. */
export const MINIGAME_TOPIC = 'minigame'

/** Event `minigame`: rounds that changed, and rounds that were just drawn. */
export type LiveMinigameFrame = {
  /** The database's clock when the frame was written, epoch milliseconds. */
  readonly now: number
  /** Opened, closed or void; the newest round of each game is last. */
  readonly rounds: readonly WireRound[]
  readonly drawn: readonly DrawnRound[]
}
