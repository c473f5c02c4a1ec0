import type { CoinDraw, coinEventContract, WirePrizeTable } from '#contract/promotions/coin-event.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { drawPrize } from './draw-prize.ts'
import { type CoinEventDeps, promiseOf, readCoinEvent } from './read-coin-event.ts'
import { type CoinDrawRow, type PrizeTable, readDraws } from './read-draws.ts'

/** Member routes of the coin event; operators cannot draw. */
export const coinEventRoutes = (deps: CoinEventDeps): Handlers<typeof coinEventContract> => ({
  event: async ({ caller }) => {
    const { chain, table, newestVersion, ...rest } = await readCoinEvent(deps, caller.memberId)
    return accept({
      ...rest,
      table: table ? wireTable(table) : null,
      newestVersion: newestVersion === 0 ? null : newestVersion,
      chain: chain
        ? {
            end: chain.chainEnd.toString('hex'),
            links: chain.links,
            committedAt: formatSeoul(chain.committedAt, 'YYYY-MM-DD HH:mm:ss'),
          }
        : null,
      next: chain ? promiseOf(chain) : null,
    })
  },
  draws: async ({ query: { page }, caller }) => {
    const { draws, tables, ...counts } = await readDraws(deps, caller.memberId, page)
    return accept({ draws: draws.map(wireDraw), tables: tables.map(wireTable), ...counts })
  },
  draw: async ({ body, caller }) => {
    if (caller.kind !== 'member') return refuse({ code: 'FORBIDDEN' })
    const drawn = await drawPrize(deps, { memberId: caller.memberId, ...body })
    if (!drawn.ok) return drawn
    const { draw, table } = drawn.value
    const next =
      draw.counter < draw.links ? { counter: draw.counter + 1, commitment: draw.seed.toString('hex') } : null
    return accept({ draw: wireDraw(draw), table: wireTable(table), next })
  },
})

const wireTable = ({ version, cost, dailyLimit, prizes }: PrizeTable): WirePrizeTable => ({
  version,
  cost,
  dailyLimit,
  prizes: [...prizes],
})

const wireDraw = ({
  chainId: _,
  links: __,
  chainEnd,
  commitment,
  seed,
  drawnAt,
  ...draw
}: CoinDrawRow): CoinDraw => ({
  ...draw,
  chainEnd: chainEnd.toString('hex'),
  commitment: commitment.toString('hex'),
  seed: seed.toString('hex'),
  drawnAt: formatSeoul(drawnAt, 'YYYY-MM-DD HH:mm:ss'),
})
