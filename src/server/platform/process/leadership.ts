import { SECOND } from '#domain/instant.ts'
import { tryLead } from '../postgres/advisory-locks.sql.ts'
import type { AdvisoryLock } from '../postgres/advisory-locks.ts'
import type { Db, Queries } from '../postgres/postgres.ts'
import type { Background } from './background.ts'
import type { Log } from './log.ts'
import { noteTurns, type Turns } from './turns.ts'

export type LeadingWork = {
  readonly name: string
  readonly db: Db
  readonly log: Log
  /** Of the session; whoever has it leads. */
  readonly lock: AdvisoryLock
  /** Milliseconds between the turns of its leader; left out where it works without turns. */
  readonly every?: number
  /** Does the work from taking the lead on, each turn noted; gives what ends it. */
  lead(turns: Pick<Turns, 'take'>): Promise<() => Promise<void>>
}

/** How often a standby asks for the lead, and how soon a leader notices that it lost its connection. */
const BEAT = SECOND

/**
 * Work that one process of all does at a time: the others stand by and take over when its connection to the
 * database ends. A leader that lost its connection may work on for a moment, so the work itself must bear
 * company; this only keeps it from being done twice for nothing.
 */
export function ledBackground(work: LeadingWork): Background {
  const turns = noteTurns(work.name, work.every ?? null)
  return {
    name: work.name,
    report: turns.report,
    start: async () => {
      turns.begin(false)
      const ending = Promise.withResolvers<void>()
      let ended = false
      const done = standBy(work, turns, {
        isOver: () => ended,
        beat: () => Promise.race([ending.promise, pause(BEAT)]),
      })
      return async () => {
        ended = true
        ending.resolve()
        await done
      }
    },
  }
}

type Beats = { isOver(): boolean; beat(): Promise<void> }

async function standBy(work: LeadingWork, turns: Turns, beats: Beats): Promise<void> {
  while (!beats.isOver()) {
    try {
      await work.db.session(session => leadOnce(work, turns, session, beats))
    } catch (err) {
      work.log.warn({ err, background: work.name }, 'lost the lead')
      turns.begin(false)
      turns.fail(err)
      await beats.beat()
    }
  }
}

/** Waits for the lead, then works until the end or until the session breaks. */
async function leadOnce(work: LeadingWork, turns: Turns, session: Queries, beats: Beats): Promise<void> {
  while (!(await tryLead(session, work.lock))) {
    await beats.beat()
    if (beats.isOver()) return
  }
  work.log.info({ background: work.name }, 'leads')
  const stop = await work.lead(turns)
  turns.begin(true)
  try {
    while (!beats.isOver()) {
      await beats.beat()
      // Taken already: the answer only tells that the session lives.
      await tryLead(session, work.lock)
    }
  } finally {
    await stop()
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
