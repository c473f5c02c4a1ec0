import type { Brand } from './brand.ts'

/** Row id of a member. Small whole number; the login name is `userId` at the API edge. */
export type MemberId = Brand<number, 'MemberId'>

/** Feed id of a sport (6046 is football). One catalogue for all pages. */
export type SportId = Brand<number, 'SportId'>
export type LocationId = Brand<number, 'LocationId'>
export type LeagueId = Brand<number, 'LeagueId'>
export type FixtureId = Brand<number, 'FixtureId'>

/** The feed's id of a kind of market (1 is 1X2), the same for every fixture. */
export type MarketTypeId = Brand<number, 'MarketTypeId'>

/** One market of one fixture at one line. Text, because feed ids exceed 2^53. */
export type MarketId = Brand<string, 'MarketId'>

/** One answer of one market (the spec's `oddsId`). Text, because feed ids exceed 2^53. */
export type OutcomeId = Brand<string, 'OutcomeId'>

/** UUIDv7: orders by time, so bets can be partitioned by it. */
export type BetId = Brand<string, 'BetId'>

/** A minigame's own number: the vendor code of the specification, or one of ours from 501 on (MINI-084). */
export type MinigameId = Brand<number, 'MinigameId'>

/** A round of a minigame: a whole number below 2^53 that tells game and start (`minigames/round-times.ts`). */
export type RoundId = Brand<number, 'RoundId'>
