import { MINUTE } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { CheckDayDeps } from './days/check-day.ts'
import { checkDays } from './days/check-days.ts'
import type { AskDeps } from './unresolved/ask-about-bet.ts'
import { askUnresolved } from './unresolved/ask-unresolved.ts'

/**
 * Asks suppliers about bets that have not ended, and compares each past day with their reports. Runs in one process at
 * a time.
 */
export function casinoWatch(deps: AskDeps & CheckDayDeps): Background {
  const { db, log } = deps
  return ledBackground({
    name: 'casino-watch',
    db,
    log,
    lock: ADVISORY_LOCKS.casinoWatchLead,
    every: MINUTE,
    lead: async turns => {
      const turn = async () => {
        await askUnresolved(deps)
        await checkDays(deps)
      }
      const work = () => turns.take(turn)
      const stop = await repeating('casino-watch', { every: MINUTE, work, log }).start()
      return async () => stop()
    },
  })
}
