import type { Rate } from './token-buckets.ts'

/** How much of the house one member, one address and one connection may take at a time. */
export type Shares = Readonly<typeof houseShares>

/**
 * The bounds and their reasons (decision 31). A person at a browser comes near none of them; each is so far above what
 * a page, a program of the member's own or a proxy asks for, and so far below what the one event loop can do, that a
 * flood costs the others next to nothing.
 */
export const houseShares = {
  /**
   * Requests that a connection may have sent without waiting for answers. Browsers and proxies wait for each; what is
   * sent ahead arrives hundreds to a piece, and the parser hands all of them out in one turn of the loop.
   */
  sentAhead: 8,
  /** So long one turn of the loop goes on beginning requests; the rest is begun in the next, each caller in turn. */
  turnMilliseconds: 20,

  /** A page begins with a dozen reads, a board is polled once in three seconds at most. */
  memberReads: { perSecond: 30, burst: 150 } satisfies Rate,
  /** Programs that bet by themselves send a handful a second; a hundred copies of a request at once are no flood. */
  memberActs: { perSecond: 30, burst: 150 } satisfies Rate,
  /**
   * A live connection begins with the whole state of what it tells; a member has 200 open at most, and after a broken
   * network a dozen are opened anew.
   */
  memberConnections: { perSecond: 5, burst: 40 } satisfies Rate,
  /** Reads share twenty connections to the database with everybody. */
  memberReadsInWork: 32,
  /** Bets wait here for their turns: of the 20,000 places of the booking queue a member has at most so many. */
  memberActsInWork: 128,

  /** The login page asks four things. Mobile networks put hundreds of members behind an address. */
  guestCalls: { perSecond: 30, burst: 200 } satisfies Rate,
  guestCallsInWork: 100,
  /** All guests together behind a proxy that nobody has named: of each it says who they are, and may be lied to. */
  crowdCalls: { perSecond: 300, burst: 2_000 } satisfies Rate,
  /** Pages and their files, which browsers ask for without a token: fifty files on the first visit, one later on. */
  pages: { perSecond: 200, burst: 2_000 } satisfies Rate,
  /**
   * Tokens that nobody knows yet: they are read from the database, many at a time. One that turns out good is given
   * back, so this bounds how many are being read, after a start those of all members behind an address.
   */
  strangers: { perSecond: 50, burst: 2_000 } satisfies Rate,
  /** New connections of an address, where no proxy stands in front; a browser has six and keeps them. */
  connections: { perSecond: 300, burst: 3_000 } satisfies Rate,

  /** A refused call is answered after so long: whoever asks again at once is slowed by it, and nobody else. */
  refusalMilliseconds: 200,
  /** No more answers than these are kept waiting; further ones leave at once. */
  refusalsHeld: 5_000,
}
