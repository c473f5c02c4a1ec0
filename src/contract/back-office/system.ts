import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime } from '#contract/wire/wire.ts'
import { alarmCodes } from '#domain/watch/alarms.ts'

const count = z.number().int()
const moment = seoulDateTime.nullable()

const alarm = z.object({
  code: z.enum(alarmCodes),
  title: z.string(),
  /** The subject and the amount; empty for the house as a whole. */
  subject: z.string(),
  todo: z.string(),
})

const pool = z.object({ busy: count, idle: count, waiting: count, most: count })

const process = z.object({
  name: z.string(),
  startedAt: seoulDateTime,
  version: z.string(),
  /** SHA-256 of the deployed files; null until they have been read. */
  files: z.string().nullable(),
  filesReadAt: moment,
  areFilesChanged: z.boolean(),
  driftMilliseconds: count.nullable(),
  memoryBytes: count,
  liveConnections: count,
  waitingBets: count,
  pool,
  bookingPool: pool,
  secondsSilent: count,
})

const task = z.object({
  name: z.string(),
  title: z.string(),
  /**
   * For tasks led by one process: the leader and the number of standbys. Null for tasks that every
   * process runs.
   */
  lead: z.object({ leader: z.string().nullable(), standbys: count }).nullable(),
  processes: count,
  everyMilliseconds: count.nullable(),
  turns: count,
  lastAt: moment,
  lastMilliseconds: count.nullable(),
  failures: count,
  isFailing: z.boolean(),
  lastFailure: z.object({ at: seoulDateTime, text: z.string() }).nullable(),
})

export const systemContract = {
  system: route({
    method: 'GET',
    path: 'admin/system',
    access: 'system:read',
    summary: '프로세스, 작업, 버전과 경보',
    output: z.object({
      at: seoulDateTime,
      alarms: z.array(alarm),
      processes: z.array(process),
      tasks: z.array(task),
      feeds: z.array(
        z.object({
          source: z.string(),
          /** The matches whose in-play odds it supplies, or those for which it supplies only the score. */
          kind: z.enum(['in-play', 'score']),
          runningMatches: count,
          silencedMatches: count,
          secondsSilent: count,
        }),
      ),
      settlement: z.object({ waiting: count, oldest: moment }),
      ledgerCheck: z.object({ at: seoulDateTime, postings: count, faults: z.array(z.string()) }).nullable(),
    }),
    refusals: [],
  }),
}
