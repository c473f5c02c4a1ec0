import type { WirePayTable } from '#contract/minigame/minigames.ts'
import type { Fraction } from '#domain/fraction.ts'
import { houseEdge, type MarketTable } from '#domain/minigames/pay-table.ts'
import { countEdges, type EventEdge, sampleRounds } from '#domain/minigames/virtual/event-edges.ts'
import type { Game, Games } from './games-state.ts'

/** Exact pay tables of the shown games at current prices; games of one kind and price share a table. */
export type PayTables = { read(): Promise<readonly WirePayTable[]> }

/** The first computation takes some hundred milliseconds per kind; it yields to other work in between. */
export function payTables(games: Pick<Games, 'all'>): PayTables {
  const counted = new Map<string, Promise<readonly MarketTable[]>>()
  let known: { readonly key: string; readonly tables: readonly WirePayTable[] } | undefined
  const overEvents = new Map<string, Promise<readonly EventEdge[]>>()
  const count = async (kind: Game['kind']): Promise<readonly MarketTable[]> => {
    await otherWork()
    return kind.payTable()
  }
  /** Edges over a day of events at the payout rates of a game. */
  const edgesOf = (game: Game): Promise<readonly EventEdge[]> => {
    const key = `${game.kind.id} ${JSON.stringify(game.terms.returns)}`
    const edges = overEvents.get(key) ?? countEvents(game)
    overEvents.set(key, edges)
    return edges
  }
  // Concurrent calls share one computation per kind.
  const countOnce = (kind: Game['kind']): Promise<readonly MarketTable[]> => {
    const table = counted.get(kind.id) ?? count(kind)
    counted.set(kind.id, table)
    return table
  }
  return {
    read: async () => {
      const shown = games.all().filter(({ terms }) => terms.shown)
      const key = shown.map(({ id, terms }) => `${id}:${terms.version}`).join()
      if (known?.key === key) return known.tables
      const tables: WirePayTable[] = []
      const alike = Map.groupBy(
        shown,
        ({ kind, terms }) => `${kind.id} ${JSON.stringify([terms.prices, terms.returns])}`,
      )
      for (const [first, ...others] of alike.values())
        if (first) {
          const markets = await countOnce(first.kind)
          tables.push(
            wireTable([first, ...others], markets, first.kind.event === null ? [] : await edgesOf(first)),
          )
        }
      known = { key, tables }
      return tables
    },
  }
}

const otherWork = () => new Promise(resolve => void setImmediate(resolve))

async function countEvents({ id, kind, terms }: Game): Promise<readonly EventEdge[]> {
  const counting = countEdges()
  for (const round of sampleRounds(id)) {
    await otherWork()
    counting.add(kind, round, terms.returns)
  }
  return counting.edges()
}

function wireTable(
  games: readonly [Game, ...Game[]],
  markets: readonly MarketTable[],
  edges: readonly EventEdge[],
): WirePayTable {
  const [{ kind, terms }] = games
  return {
    kind: kind.id,
    title: kind.title,
    games: games.map(({ id, title }) => ({ gameId: id, title })),
    markets: markets.map(market => ({
      id: market.id,
      label: market.label,
      picks: market.picks
        .filter(pick => !pick.isClosed)
        .map(pick => {
          const price = terms.prices[market.id]?.[pick.id] ?? pick.odds
          const edge = houseEdge(pick.chance, price)
          return {
            id: pick.id,
            label: pick.label,
            betPrice: price / 100,
            chance: written(pick.chance.won),
            chancePercent: hundredthsOfPercent(pick.chance.won),
            voidChance: written(pick.chance.void),
            edge: written(edge),
            edgePercent: hundredthsOfPercent(edge),
          }
        }),
    })),
    allEvents: edges.map(({ market, label, mean, least, most, closed }) => ({
      ...{ market, label },
      meanPercent: hundredthsOfPercent(mean),
      leastPercent: hundredthsOfPercent(least),
      mostPercent: hundredthsOfPercent(most),
      closedPercent: hundredthsOfPercent(closed),
    })),
    events: edges.length > 0 ? sampleRounds(games[0].id).length : 0,
  }
}

const written = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

const SCALE = 10_000n

/** Rounded half away from zero. */
function hundredthsOfPercent({ numerator, denominator }: Fraction): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = Number((size * SCALE * 2n + denominator) / (denominator * 2n))
  return numerator < 0n ? -rounded : rounded
}
