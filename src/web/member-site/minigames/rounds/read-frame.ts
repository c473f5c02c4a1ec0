import type { LiveMinigameFrame } from '#contract/live/live-minigames.ts'
import type { DrawnRound, WireRound } from '#contract/minigame/minigames.ts'
import { isRecord } from '#web/client/live/read-json.ts'

const isRound = (value: unknown): value is WireRound =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.gameId === 'number' &&
  typeof value.drawsAt === 'number' &&
  typeof value.closesAt === 'number'

const isDrawn = (value: unknown): value is DrawnRound =>
  isRound(value) && 'results' in value && Array.isArray(value.results)

/** Parses a frame of the topic; invalid rounds are dropped. */
export function readFrame(data: unknown): LiveMinigameFrame | undefined {
  if (!isRecord(data) || typeof data.now !== 'number') return undefined
  const { now, rounds, drawn } = data
  return {
    now,
    rounds: Array.isArray(rounds) ? rounds.filter(isRound) : [],
    drawn: Array.isArray(drawn) ? drawn.filter(isDrawn) : [],
  }
}
