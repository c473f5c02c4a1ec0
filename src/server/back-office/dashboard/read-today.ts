import { assert } from '#domain/assert.ts'
import { DAY, HOUR, type Instant, instant, SECOND } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { addSums, ggrOf, NO_SUMS, type ReportSums } from '#domain/reports/report-sums.ts'
import type { Members } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type HourSums, readHours } from '#server/reports/reports.ts'
import { countMembers } from '../members/member-list.sql.ts'
import { countSignUps } from './waiting-sign-ups.sql.ts'

export type TodayDeps = Pick<Deps, 'db' | 'clock'> & { readonly members: Pick<Members, 'alive'> }

export type TodayState = Awaited<ReturnType<typeof readAnew>>

/** How long one read is shared by all operators. */
const KEPT_FOR = 3 * SECOND

/** Returns the current day's figures: one read for all operators, some seconds old. */
export function todayReader(deps: TodayDeps): () => Promise<TodayState> {
  let kept: { readonly state: Promise<TodayState>; readonly until: Instant } | undefined
  return () => {
    const now = deps.clock.now()
    if (kept && now < kept.until && now > kept.until - KEPT_FOR - SECOND) return kept.state
    const state = readAnew(deps, now)
    kept = { state, until: instant(now + KEPT_FOR) }
    state.catch(() => {
      kept = undefined
    })
    return state
  }
}

async function readAnew({ db, members }: TodayDeps, at: Instant) {
  const day = seoulDay(at)
  const today = seoulDayRange(day)
  assert(today, 'now lies on a day')
  const yesterday = instant(today.from - DAY)
  const [{ countedAt, hours, openStakes }, signUps, online] = await Promise.all([
    readHours(db, { from: yesterday, before: today.before }),
    countSignUps(db, today.from),
    countMembers(db, { kind: 'member', only: 'online' }, members.alive()),
  ])
  const ofToday = hours.filter(hour => hour.at >= today.from)
  const ofYesterday = hours.filter(hour => hour.at < today.from)
  return {
    day,
    at,
    countedAt,
    signUps,
    online,
    total: sumOf(ofToday),
    yesterday: sumOf(ofYesterday),
    openStakes: [...openStakes.values()].reduce((sum, one) => sum + one, 0),
    products: productsOf(ofToday, openStakes),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...hourOf(ofToday, instant(today.from + hour * HOUR), at),
      yesterday: ggrOf(sumOf(ofYesterday.filter(one => one.at === yesterday + hour * HOUR))),
    })),
  }
}

const sumOf = (hours: readonly HourSums[]): ReportSums =>
  hours.reduce<ReportSums>((sum, hour) => addSums(sum, { ...NO_SUMS, ...hour }), NO_SUMS)

function hourOf(hours: readonly HourSums[], begin: Instant, now: Instant) {
  if (begin > now) return { ggr: null, staked: null }
  const sums = sumOf(hours.filter(({ at }) => at === begin))
  return { ggr: ggrOf(sums), staked: sums.staked }
}

/** Products with bets today, or with open stakes. */
function productsOf(hours: readonly HourSums[], openStakes: ReadonlyMap<number, number>) {
  const open = [...openStakes].flatMap(([product, stakes]) => (stakes === 0 ? [] : [product]))
  const products = [...new Set([...hours.map(({ product }) => product), ...open])].toSorted((a, b) => a - b)
  return products.map(product => ({
    product,
    sums: sumOf(hours.filter(hour => hour.product === product)),
    openStakes: openStakes.get(product) ?? 0,
  }))
}
