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

/** A game as shipped. Operators can change how it is offered, but not how it draws. */
export type Minigame = {
  readonly id: MinigameId
  /** Path under `/minigame`; null for a game without a page (MINI-077). */
  readonly route: string | null
  /** Other URLs of the same rounds (MINI-070). */
  readonly otherRoutes: readonly string[]
  /** Korean and neutral: no maker's brand (handbook 3.1). */
  readonly title: string
  readonly kind: KindId
  readonly group: GroupKey
  readonly intervalSeconds: number
  /** Offset of the rounds within the interval. */
  readonly offsetSeconds: number
  /** Betting closes this many seconds before the end of the round (MINI-088). */
  readonly closeSeconds: number
  /** The game whose draw decides: itself, or the game whose balls it uses. */
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

/** All games of handbook 3.6 with rounds of our kinds; virtual sports venues come last. */
export const minigames: readonly Minigame[] = [...codedGames, ...ownGames, ...venueRows].map(gameOf)

/** Finds a game by its number or by a path of its page (`next/powerball`, `next-sadari`). */
export const findMinigame = (name: string): Minigame | undefined =>
  minigames.find(
    ({ id, route, otherRoutes }) => String(id) === name || route === name || otherRoutes.includes(name),
  )
