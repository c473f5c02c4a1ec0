import { SECOND } from '#domain/instant.ts'
import type { AdvisoryLock } from '../postgres/advisory-locks.ts'
import type { Db } from '../postgres/postgres.ts'
import { joinLeads, type Lead, type Leads } from '../postgres/shared-leads.ts'
import type { Background } from './background.ts'
import type { Log } from './log.ts'
import { noteTurns, type Turns } from './turns.ts'

export type LeadingWork = {
  readonly name: string
  readonly db: Db
  readonly log: Log
  /** The holder of this lock leads. */
  readonly lock: AdvisoryLock
  /** Milliseconds between runs of the leader; absent if it has no regular runs. */
  readonly every?: number
  /** Does the work while leading, with each run recorded; returns a function that stops it. */
  lead(turns: Pick<Turns, 'take'>): Promise<() => Promise<void>>
}

/** How often a standby tries to take the lead, and how soon a leader notices its lost connection. */
const BEAT = SECOND

/**
 * Background work that one process does at a time: the others stand by and take over when its database connection ends.
 * A leader that lost its connection may work on for a moment, so the work itself must be safe to run concurrently;
 * leadership only avoids duplicate effort.
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
    const leads = joinLeads(work.db)
    try {
      const lead = await waitForLead(work, leads, beats)
      if (lead) await leadUntilOver(work, turns, lead, beats)
    } catch (err) {
      work.log.warn({ err, background: work.name }, 'lost the lead')
      turns.begin(false)
      turns.fail(err)
      await beats.beat()
    } finally {
      leads.leave()
    }
  }
}

/** Waits for the lead; undefined if stopped first. */
async function waitForLead({ lock }: LeadingWork, leads: Leads, beats: Beats): Promise<Lead | undefined> {
  while (!beats.isOver()) {
    const lead = await leads.take(lock)
    if (lead) return lead
    await beats.beat()
  }
  return undefined
}

/** Works until stopped, or until the connection that holds the lead breaks. */
async function leadUntilOver(work: LeadingWork, turns: Turns, lead: Lead, beats: Beats): Promise<void> {
  work.log.info({ background: work.name }, 'leads')
  try {
    const stop = await work.lead(turns)
    turns.begin(true)
    try {
      while (!beats.isOver()) {
        await beats.beat()
        await lead.check()
      }
    } finally {
      await stop()
    }
  } finally {
    await lead.giveUp()
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
