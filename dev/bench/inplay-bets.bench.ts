import { type BetRequest, openInplayBetting } from '#server/bets/bets.ts'
import { ensureOddsDays } from '#server/fixtures/fixtures.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { openDatabase, raw } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { openSite } from '#server/site/site.ts'
import { insertBook, insertMembers, listBettors, listOffered } from './bets/bet-world.sql.ts'
import { requestSource } from './bets/bettors.ts'
import { loadBooking } from './bets/booking-load.ts'
import { beginMatches, listMovingMarkets, waitForNothing } from './bets/inplay-world.sql.ts'
import { type MovingPrices, movePrices } from './live/moving-prices.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, median } from './load/load-figures.ts'

const SIZE = { members: 100_000, fixtures: 200, poorShare: 0.05 }
const CROWD = 1_024
const SECONDS = 4
const ROUNDS = 3
const PRICES_PER_SECOND = 1_000

/**
 * In-play bets with everything they do: judged, stake held and stored; then, with the delay set to 0, judged again,
 * booked and answered. Meanwhile a thousand prices a second change in the same 200 matches, through the feeds' entry
 * point and in the same process. The reference is the same load while no price moves. The two take turns in one run.
 */
export const bench = () =>
  onBenchGround(async ({ deps, url }) => {
    const bookingDb = openDatabase({ url, poolSize: 4 })
    try {
      await prepare(deps)
      const site = await openSite(deps)
      const betting = openInplayBetting({ ...deps, site, db: bookingDb })
      const figures = await measure(deps, betting)
      await betting.close()
      await site.close()
      return figures
    } finally {
      await bookingDb.close()
    }
  })

async function prepare({ db, clock }: Deps): Promise<void> {
  await ensureOddsDays(db, clock.now())
  await insertMembers(db, SIZE, clock.now())
  await insertBook(db, SIZE, clock.now())
  await beginMatches(db, clock.now())
  await waitForNothing(db)
  await db.run(raw('vacuum analyze'))
}

type Betting = ReturnType<typeof openInplayBetting>

async function measure(deps: Deps, betting: Betting) {
  const { db } = deps
  const next = inPlay(requestSource(await listBettors(db), await listOffered(db), 11))
  const markets = await listMovingMarkets(db)
  const round = async (prices: number) => {
    const moving = movePrices(deps, markets, prices)
    const { bets, changes } = await loaded(moving, () => loadBooking(betting, next, CROWD, SECONDS))
    console.error(
      `${changes} prices/s: ${bets.perSecond} bets/s, p99 ${bets.p99ms} ms, ${bets.accepted} accepted`,
    )
    return { bets, changes }
  }
  await round(0)
  const rounds = []
  for (let one = 0; one < ROUNDS; one++)
    rounds.push({ quiet: await round(0), busy: await round(PRICES_PER_SECOND) })
  const books = await verifyLedger(db)
  if (books.faults.length > 0) throw new Error(`the books are wrong: ${books.faults.join('; ')}`)
  const [quiet, busy] = [rounds.map(one => one.quiet.bets), rounds.map(one => one.busy.bets)].map(median)
  const ratio = middle(rounds.map(({ quiet, busy }) => busy.bets.perSecond / quiet.bets.perSecond))
  return {
    name: 'inplay-bets',
    betsPerSecond: busy?.perSecond,
    ratioToQuiet: ratio,
    p50ms: busy?.p50ms,
    p99ms: busy?.p99ms,
    priceChangesPerSecond: middle(rounds.map(one => one.busy.changes)),
    /** Seconds that a bet waits. The times above are all work. */
    delaySeconds: 0,
    quiet: { betsPerSecond: quiet?.perSecond, p50ms: quiet?.p50ms, p99ms: quiet?.p99ms },
    acceptedShare: share(busy),
    postingsVerified: books.postings,
    ratio,
  }
}

async function loaded(moving: MovingPrices, load: () => Promise<LoadFigures>) {
  moving.perSecond()
  const bets = await load()
  const changes = moving.perSecond()
  await moving.stop()
  return { bets, changes }
}

/** Returns the bettors' slips as the in-play pages send them: they accept changed odds. */
const inPlay = (next: () => BetRequest) => (): BetRequest => ({
  ...next(),
  page: 'live',
  style: 'KR',
  detailType: 5,
  accepts: 'any',
})

const middle = (values: readonly number[]) =>
  Math.floor((values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0) * 100) / 100
const share = (figures: LoadFigures | undefined) =>
  figures ? Math.floor((figures.accepted / figures.answered) * 100) / 100 : 0
