/*
 * node dev/recorded/in-play/make-table.ts STREAM.bz2 > dev/recorded/in-play/football-middlesbrough-mancity.tsv
 *
 * Makes the table of real in-play prices that the site replays, from a recorded exchange stream (origin in
 * docs/data-origin.md). It keeps the last traded prices, in hundredths, while a market was open, every runner was traded
 * recently and since the last goal, and the prices form a plausible book. Otherwise the market is withheld ("-").
 */
import { spawnSync } from 'node:child_process'
import { z } from 'zod'

const KICK_OFF = Date.parse('2017-04-30T13:05:53Z')
/** Starts this many seconds before the kick-off. */
const FROM = -900
/** Seconds after the kick-off at which goals were scored; from the prices and the match report. */
const GOALS = [2_200, 5_080, 5_540, 5_960]
const TRADED_WITHIN = 600
const BOOK_MIN = 0.94
const BOOK_MAX = 1.06
const FIRST_HALF_ENDS = 2_760

type Kind = { readonly typeId: number; readonly line: string; readonly picks: readonly string[] }

const OVER_UNDER = ['Over', 'Under']

/** Maps the stream's market names to kinds, with their runners in the order of our picks. */
function kindOf(marketType: string): Kind | undefined {
  const total = /^(OVER_UNDER|FIRST_HALF_GOALS)_(\d)5$/.exec(marketType)
  if (total) return { typeId: total[1] === 'OVER_UNDER' ? 2 : 21, line: `${total[2]}.5`, picks: OVER_UNDER }
  const kinds: Readonly<Record<string, Kind>> = {
    MATCH_ODDS: { typeId: 1, line: '', picks: ['Middlesbrough', 'The Draw', 'Man City'] },
    HALF_TIME: { typeId: 41, line: '', picks: ['Middlesbrough', 'The Draw', 'Man City'] },
    DOUBLE_CHANCE: { typeId: 7, line: '', picks: ['Home or Draw', 'Home or Away', 'Draw or Away'] },
    BOTH_TEAMS_TO_SCORE: { typeId: 17, line: '', picks: ['Yes', 'No'] },
  }
  return kinds[marketType]
}

const message = z.object({
  pt: z.number(),
  mc: z.array(
    z.object({
      id: z.string(),
      marketDefinition: z
        .object({
          marketType: z.string().optional(),
          status: z.string(),
          runners: z.array(z.object({ id: z.number(), name: z.string() })),
        })
        .optional(),
      rc: z.array(z.object({ id: z.number(), ltp: z.number().optional() })).optional(),
    }),
  ),
})

type Market = {
  readonly kind: Kind
  readonly runners: ReadonlyMap<number, string>
  status: string
  changes: number
  readonly traded: Map<string, { price: number; at: number }>
  readonly rows: { at: number; text: string }[]
}

const isRunner = (pick: string, name: string) => name === pick || name.startsWith(`${pick} `)

function readStream(file: string): readonly Market[] {
  const { stdout, status } = spawnSync('bzcat', [file], { maxBuffer: 2 ** 28, encoding: 'utf8' })
  if (status !== 0) throw new Error(`bzcat can't read ${file}`)
  const markets = new Map<string, Market>()
  for (const line of stdout.split('\n').filter(Boolean)) {
    const { pt, mc } = message.parse(JSON.parse(line))
    const at = Math.floor((pt - KICK_OFF) / 1_000)
    for (const { id, marketDefinition, rc = [] } of mc) {
      const market = marketDefinition ? defined(markets, id, marketDefinition) : markets.get(id)
      if (!market) continue
      for (const { id: runner, ltp } of rc) {
        const name = market.runners.get(runner)
        if (name === undefined || ltp === undefined) continue
        market.changes += 1
        market.traded.set(name, { price: ltp, at })
      }
    }
    // Silence counts too: a price that was not traded for a while is withheld.
    for (const market of markets.values()) note(market, at)
  }
  return [...markets.values()]
}

function defined(
  markets: Map<string, Market>,
  id: string,
  {
    marketType = '',
    status,
    runners,
  }: { marketType?: string | undefined; status: string; runners: { id: number; name: string }[] },
): Market | undefined {
  const kind = kindOf(marketType)
  if (!kind) return undefined
  const known = markets.get(id)
  if (known) known.status = status
  const market = known ?? {
    kind,
    runners: new Map(runners.map(one => [one.id, one.name])),
    status,
    changes: 0,
    traded: new Map(),
    rows: [],
  }
  markets.set(id, market)
  return market
}

function note(market: Market, at: number): void {
  if (at < FROM - 3_600) return
  const text = pricesOf(market, at)
  if (market.rows.at(-1)?.text !== text) market.rows.push({ at, text })
}

function pricesOf({ kind, status, traded }: Market, at: number): string {
  const lastGoal = GOALS.findLast(goal => goal <= at) ?? Number.NEGATIVE_INFINITY
  const since = Math.max(lastGoal, at < 0 ? Number.NEGATIVE_INFINITY : at - TRADED_WITHIN)
  const prices = kind.picks.map(pick => {
    const found = [...traded].find(([name]) => isRunner(pick, name))?.[1]
    return found && found.at >= since ? found.price : undefined
  })
  const isHalf = kind.typeId === 21 || kind.typeId === 41
  if (status !== 'OPEN' || (isHalf && at >= FIRST_HALF_ENDS)) return '-'
  if (prices.some(price => price === undefined)) return '-'
  const book = prices.reduce<number>((sum, price) => sum + 1 / (price ?? 1), 0) / (kind.typeId === 7 ? 2 : 1)
  if (book < BOOK_MIN || book > BOOK_MAX) return '-'
  return prices.map(price => Math.round((price ?? 0) * 100)).join('/')
}

/** Keeps one of several markets of the same kind: the one with most trades. */
function busiest(markets: readonly Market[]): readonly Market[] {
  const byKind = Map.groupBy(markets, ({ kind }) => `${kind.typeId} ${kind.line}`)
  return [...byKind.values()].flatMap(of => of.toSorted((a, b) => b.changes - a.changes).slice(0, 1))
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node dev/recorded/in-play/make-table.ts STREAM.bz2')
const rows = busiest(readStream(file)).flatMap(({ kind, rows: own }) => {
  const before = own.findLast(row => row.at <= FROM)
  const within = own.filter(row => row.at > FROM)
  return [...(before ? [{ at: FROM, text: before.text }] : []), ...within].map(row => ({ ...row, kind }))
})
console.log('seconds\tmarket\tline\tprices')
for (const { at, text, kind } of rows.toSorted((a, b) => a.at - b.at))
  console.log([at, kind.typeId, kind.line, text].join('\t'))
