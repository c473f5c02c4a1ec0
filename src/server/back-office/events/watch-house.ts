import { hostname } from 'node:os'
import { SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertProcessEvent } from './house-events.sql.ts'
import { noteHouse } from './note-house.ts'

const LOOK_EVERY = 10 * SECOND

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Records the start and end of this process, and of each alarm (T4). */
export function watchHouse(deps: WatchDeps): Background {
  const { db, clock, log } = deps
  const subject = `${hostname()}:${process.pid}`
  const note = (kind: 'started' | 'stopped') =>
    insertProcessEvent(db, { kind, subject, at: clock.now() }).catch(err =>
      log.warn({ err }, 'a house event was not stored'),
    )
  const looking = repeating('house-events', { every: LOOK_EVERY, work: () => noteHouse(deps), log })
  return {
    ...looking,
    start: async () => {
      await note('started')
      const stop = await looking.start()
      return async () => {
        await stop()
        await note('stopped')
      }
    },
  }
}
