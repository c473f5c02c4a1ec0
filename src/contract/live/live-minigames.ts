import type { DrawnRound, WireRound } from '#contract/minigame/minigames.ts'

/** Rounds of all games: one frame for all who listen. Its state is each game's running round. */
export const MINIGAME_TOPIC = 'minigame'

/** Event `minigame`: rounds that look different now, and those that have just been drawn. */
export type LiveMinigameFrame = {
  /** The database's clock as the frame was written, epoch milliseconds. */
  readonly now: number
  /** Opened, closed or void; of each game the newest stands last. */
  readonly rounds: readonly WireRound[]
  readonly drawn: readonly DrawnRound[]
}
