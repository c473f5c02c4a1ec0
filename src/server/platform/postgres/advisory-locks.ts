/**
 * All advisory locks with two keys (area and lock), in one list, so that no pair has two uses; `docs/locks.md` explains
 * each. Locks with a single key are the gates of fixtures (the fixture's id) and of rounds (the round's id).
 */
export const ADVISORY_LOCKS = {
  migrations: [1, 1],
  /** This and the next two are taken only by database functions. */
  monthPartitions: [1, 2],
  oddsHistoryPartitions: [1, 3],
  /** The second key is the hash of the posting's reference, so this is a family of locks. */
  postingsWithinTheHouse: [2, 'hash'],
  operatorActs: [5, 1],
  settlementLead: [6, 1],
  replayLead: [7, 1],
  lsportsLead: [7, 2],
  inPlayLead: [7, 3],
  liveGuardLead: [7, 4],
  catalogueLead: [7, 5],
  protoNumbers: [8, 1],
  recommenderPoints: [9, 1],
  reportSums: [10, 1],
  integrityLead: [11, 1],
  integrityCases: [11, 2],
  /** The second key is the hash of a fixture's id. */
  openPayouts: [12, 'hash'],
  ownFixtures: [13, 1],
  roundsLead: [14, 1],
  roundSettlingLead: [14, 2],
  minigameSums: [14, 3],
  /** The second key is the hash of a round's id. */
  roundPayouts: [15, 'hash'],
  endedBets: [16, 1],
  partnerTree: [19, 1],
  losingRun: [19, 2],
  reconciliationLead: [21, 1],
  casinoWatchLead: [22, 1],
} as const

type Listed = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS]

/** A lock of the list; other pairs of numbers don't compile. */
export type AdvisoryLock = Extract<Listed, readonly [number, number]>
