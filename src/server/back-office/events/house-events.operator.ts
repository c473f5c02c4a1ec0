import type { houseEventContract } from '#contract/back-office/reports/reports.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readHouseEvents } from './read-house-events.ts'

/** Operator routes for house events. */
export const houseEventRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof houseEventContract> => ({
  events: async ({ query: { page, ...asked }, caller }) => {
    const madeAt = formatSeoul(deps.clock.now(), 'YYYY-MM-DD HH:mm:ss')
    const { from, to } = asked
    return accept({
      from,
      to,
      madeAt,
      madeBy: caller.userId,
      countedAt: madeAt,
      ...(await readHouseEvents(deps, asked, page)),
    })
  },
})
