/** Two keys: what it is about, and which of its locks. */
export type AdvisoryLock = readonly [group: number, key: number]

/**
 * Every advisory lock with two keys, in one list so that no pair is used for two things; what each is for stands in
 * `docs/locks.md`. Locks with a single key are the fixtures' gates, whose key is the fixture's id.
 */
export const ADVISORY_LOCKS = {
  migrations: [1, 1],
  /** Taken by functions of the database alone, as the next two. */
  monthPartitions: [1, 2],
  oddsHistoryPartitions: [1, 3],
  /** The second key is the hash of what is posted for, so no single lock: `hashtext(ref)`. */
  postingsWithinTheHouse: [2, 'hash'],
  operatorActs: [5, 1],
  settlementLead: [6, 1],
  replayLead: [7, 1],
  lsportsLead: [7, 2],
  inPlayLead: [7, 3],
  liveGuardLead: [7, 4],
  protoNumbers: [8, 1],
} as const satisfies Record<string, AdvisoryLock | readonly [group: number, key: 'hash']>
