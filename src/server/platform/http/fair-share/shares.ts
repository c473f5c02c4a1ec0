import type { Rate } from './token-buckets.ts'

/** Limits of one member, one address and one connection. */
export type Shares = Readonly<typeof houseShares>

/**
 * The limits and their reasons (decision 31). They are far above what a page, a member's own program or a proxy needs,
 * and far below the capacity of the event loop, so that a flood costs others almost nothing.
 */
export const houseShares = {
  /**
   * Pipelined requests per connection. Browsers and proxies wait for each response; pipelined requests arrive hundreds
   * per chunk, and the parser emits all of them in one tick.
   */
  sentAhead: 8,
  /** How long one tick begins requests; the rest begins in the next, round robin by caller. */
  turnMilliseconds: 20,

  /** A page load starts with a dozen reads; a board is polled at most once in three seconds. */
  memberReads: { perSecond: 30, burst: 150 } satisfies Rate,
  /** Betting programs send a handful per second; a hundred simultaneous copies of a request are no flood. */
  memberActs: { perSecond: 30, burst: 150 } satisfies Rate,
  /**
   * A live connection begins with the whole state of its topics. A member has at most 200 open; after a network failure
   * a dozen are reopened.
   */
  memberConnections: { perSecond: 5, burst: 40 } satisfies Rate,
  /** Reads share twenty database connections with all others. */
  memberReadsInWork: 32,
  /** Waiting bets: a member's maximum out of the booking queue's 20,000 places. */
  memberActsInWork: 128,

  /** The login page makes four requests. Mobile networks put hundreds of members behind one address. */
  guestCalls: { perSecond: 30, burst: 200 } satisfies Rate,
  guestCallsInWork: 100,
  /** All guests together behind an unconfigured proxy, which may report false addresses. */
  crowdCalls: { perSecond: 300, burst: 2_000 } satisfies Rate,
  /** Pages and their files, requested without a token: fifty files on the first visit, one later. */
  pages: { perSecond: 200, burst: 2_000 } satisfies Rate,
  /**
   * Unknown tokens, which are read from the database, many at a time. A valid one is given back, so this limits
   * concurrent lookups: after a restart, those of all members behind an address.
   */
  strangers: { perSecond: 50, burst: 2_000 } satisfies Rate,
  /** New connections per address, where no proxy is in front; a browser keeps six open. */
  connections: { perSecond: 300, burst: 3_000 } satisfies Rate,

  /** Delay of a refusal: slows down clients that retry at once, and nobody else. */
  refusalMilliseconds: 200,
  /** Maximum number of delayed refusals; further ones are sent at once. */
  refusalsHeld: 5_000,
}
