import type { Brand } from './brand.ts'

/** Row id of a member, a small whole number. The API calls the login name `userId`. */
export type MemberId = Brand<number, 'MemberId'>

/** Feed id of a sport (6046 is football). One catalogue for all pages. */
export type SportId = Brand<number, 'SportId'>
export type LocationId = Brand<number, 'LocationId'>
export type LeagueId = Brand<number, 'LeagueId'>
export type FixtureId = Brand<number, 'FixtureId'>

/** The feed's id of a market type (1 is 1X2), the same for every fixture. */
export type MarketTypeId = Brand<number, 'MarketTypeId'>

/** One market of one fixture at one line. A string, because feed ids exceed 2^53. */
export type MarketId = Brand<string, 'MarketId'>

/** One outcome of one market (the spec's `oddsId`). A string, because feed ids exceed 2^53. */
export type OutcomeId = Brand<string, 'OutcomeId'>

/** UUIDv7: sorted by time, so bets can be partitioned by it. */
export type BetId = Brand<string, 'BetId'>

/** Number of a minigame: the specification's vendor code, or one of ours from 501 (MINI-084). */
export type MinigameId = Brand<number, 'MinigameId'>

/**
 * A round of a minigame: a whole number below 2^53 that encodes game and start
 * (`minigames/round-times.ts`).
 */
export type RoundId = Brand<number, 'RoundId'>
