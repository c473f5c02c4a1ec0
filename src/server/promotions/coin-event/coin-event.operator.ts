import type { coinEventOperatorContract } from '#contract/promotions/coin-event.ts'
import { formatSeoul, seoulDay } from '#domain/korean-formats.ts'
import { coins, points } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { publishPrizes, setCoinEventOpen } from './publish-prizes.ts'
import { readCoinDesk } from './read-draws.ts'

/** Operator routes of the coin event: prizes, opening and closing; draws can neither be made nor changed here. */
export const coinEventOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof coinEventOperatorContract> => ({
  overview: async ({ query: { page } }) => {
    const { tables, ...desk } = await readCoinDesk(deps, seoulDay(deps.clock.now()), page)
    return accept({
      ...desk,
      tables: tables.map(({ madeAt, prizes, drawn, ...table }) => ({
        ...table,
        prizes: [...prizes],
        drawn: [...drawn],
        draws: drawn.reduce((sum, one) => sum + one, 0),
        madeAt: formatSeoul(madeAt, 'YYYY-MM-DD HH:mm:ss'),
      })),
    })
  },
  publish: ({ body: { reason, cost, dailyLimit, prizes }, caller, ip }) =>
    publishPrizes(
      deps,
      { operator: caller, ip, reason },
      {
        cost,
        dailyLimit,
        prizes: prizes.map(one => ({ ...one, points: points(one.points), coins: coins(one.coins) })),
      },
    ),
  setOpen: ({ body: { reason, open }, caller, ip }) =>
    setCoinEventOpen(deps, { operator: caller, ip, reason }, open),
})
