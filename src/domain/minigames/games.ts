import type { MinigameId } from '../ids.ts'
import {
  codedGames,
  drawsOfAnother,
  type GameRow,
  type GroupKey,
  ownGames,
  sameRounds,
  venueRows,
} from './game-rows.ts'
import type { KindId } from './kinds.ts'

/** A game as the house ships it; operators change what is offered of it, never what it draws. */
export type Minigame = {
  readonly id: MinigameId
  /** Below `/minigame`; null for a game without a page of its own (MINI-077). */
  readonly route: string | null
  /** Further addresses of the same rounds (MINI-070). */
  readonly otherRoutes: readonly string[]
  /** Korean, neutral: no maker's brand (handbook 3.1). */
  readonly title: string
  readonly kind: KindId
  readonly group: GroupKey
  readonly intervalSeconds: number
  /** When its rounds begin within the interval. */
  readonly offsetSeconds: number
  /** Before the end of the round, betting closes (MINI-088). */
  readonly closeSeconds: number
  /** Whose draw decides: its own number, or that of the game by whose balls it is walked. */
  readonly drawnBy: MinigameId
}

const CLOSE_SECONDS = 10

const minigameId = (number: number) => number as MinigameId

const gameOf = ([id, route, title, kind, group, intervalSeconds, offsetSeconds = 0]: GameRow): Minigame => ({
  id: minigameId(id),
  route,
  otherRoutes: Object.entries(sameRounds).flatMap(([other, same]) => (same === route ? [other] : [])),
  title,
  kind,
  group,
  intervalSeconds,
  offsetSeconds,
  closeSeconds: CLOSE_SECONDS,
  drawnBy: minigameId(drawsOfAnother[id] ?? id),
})

/** Every game of handbook 3.6 that has rounds of one of our kinds, the venues of virtual sports behind all others. */
export const minigames: readonly Minigame[] = [...codedGames, ...ownGames, ...venueRows].map(gameOf)

/** A game by its number or by an address of its page (`next/powerball`, `next-sadari`). */
export const findMinigame = (name: string): Minigame | undefined =>
  minigames.find(
    ({ id, route, otherRoutes }) => String(id) === name || route === name || otherRoutes.includes(name),
  )
