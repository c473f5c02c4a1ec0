import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type AgentState, initialAgentState } from '#domain/partners/agent-state.ts'
import { claimableOf, claimItems } from '#domain/partners/claim-rules.ts'
import { commissionProducts } from '#domain/partners/commission-product.ts'
import { hasAnyRate, NO_RATES } from '#domain/partners/commission-rates.ts'
import { runningWeek } from '#domain/partners/losing-week.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findOpenClaim } from '../claims/claims.sql.ts'
import { listGrants, listTreePoints } from '../grants/grants.sql.ts'
import { listRuns } from '../losing/losing.sql.ts'
import { listPurses } from '../purses/purses.sql.ts'
import { type KeptTerms, listNewestTerms } from '../tree/partner-terms.sql.ts'
import { dayList, listProductSums, sumRolling } from './commission-days.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

const WEEKS_SHOWN = 12
const GRANTS_SHOWN = 50
const EVENT_DAYS = 30

const dayAfter = (day: string, days: number): string => {
  const range = seoulDayRange(day)
  assert(range, `${day} is a day of Seoul`)
  return seoulDay(instant(range.from + days * DAY))
}

/** Returns the summary of a partner's settlements page (handbook 4.4). */
export async function readOwnSettlements({ db, clock }: ReadDeps, memberId: MemberId) {
  const monday = runningWeek(clock.now())
  const before = dayAfter(monday, -7)
  const [[terms], purses, thisWeek, lastWeek, weeks, rolled] = await Promise.all([
    listNewestTerms(db, [memberId]),
    readPurses(db, memberId),
    readWeek(db, memberId, monday),
    readWeek(db, memberId, before),
    listRuns(db, memberId, WEEKS_SHOWN),
    sumRolling(db, memberId),
  ])
  const rates = terms?.active ? terms.rates : NO_RATES
  return {
    isEarner: hasAnyRate(rates) || purses.some(purse => purse.exists),
    agent: agentStateOf(terms, rolled),
    rates,
    purses: purses.map(({ exists, ...purse }) => purse),
    thisWeek,
    lastWeek,
    weeks,
  }
}

async function readPurses(db: Queries, memberId: MemberId) {
  const rows = new Map((await listPurses(db, [memberId])).map(row => [row.item, row]))
  return Promise.all(
    claimItems.map(async item => {
      const row = rows.get(item)
      const balance = row?.balance ?? 0
      return {
        item,
        balance,
        reserved: row?.reserved ?? 0,
        claimable: claimableOf(balance),
        isOpen: row !== undefined && (await findOpenClaim(db, memberId, item)) !== undefined,
        exists: row !== undefined,
      }
    }),
  )
}

async function readWeek(db: Queries, earnerId: MemberId, from: string) {
  const to = dayAfter(from, 6)
  const rows = new Map((await listProductSums(db, { earnerId, from, to })).map(row => [row.product, row]))
  return { from, to, products: commissionProducts.flatMap(product => rows.get(product) ?? []) }
}

/**
 * The specification's state of own rolling (FIELD-047): percents with two decimals, total rolling, and rolling of own
 * bets.
 */
function agentStateOf(
  terms: KeptTerms | undefined,
  rolled: { readonly total: number; readonly own: number },
): AgentState {
  const state = { ...initialAgentState, totalRollingAmount: rolled.total, userRolling: rolled.own }
  if (!terms?.active) return state
  const { rates, level } = terms
  const isAgent = (product: (typeof terms.agentOf)[number]) =>
    level === null ? terms.agentOf.includes(product) : rates[product].rolling > 0
  return {
    ...state,
    casinoAgent: isAgent('casino'),
    slotAgent: isAgent('slot'),
    miniAgent: isAgent('mini'),
    casinoRollingPer: rates.casino.rolling / 100,
    slotRollingPer: rates.slot.rolling / 100,
    miniRollingPer: rates.mini.rolling / 100,
  }
}

/** Products of the two tabs of bets. */
const groups = {
  casino: ['casino', 'slot'],
  sports: ['sports-single', 'sports-multi', 'live-single', 'live-multi', 'mini', 'virtual'],
} as const

type DaysAsked = {
  readonly group: keyof typeof groups
  readonly from: string
  readonly to: string
  readonly page: number
}

/** Returns the commissions by day, member and product, latest day first, with the partner's current rate. */
export async function readCommissionDays(
  { db }: Pick<Deps, 'db'>,
  earnerId: MemberId,
  { group, from, to, page }: DaysAsked,
) {
  const filter = { earnerId, from, to, products: groups[group] }
  const [{ rows, ...counts }, [terms]] = await Promise.all([
    dayList.page(db, filter, page),
    listNewestTerms(db, [earnerId]),
  ])
  const rates = terms?.rates ?? NO_RATES
  return {
    rows: rows.map(row => ({ ...row, rate: rates[row.product].rolling })),
    ...counts,
    isPartner: terms !== undefined && terms.level !== null,
  }
}

/** Returns a partner's event money, and the points given to members of the partner's tree for events. */
export async function readEvents({ db, clock }: ReadDeps, memberId: MemberId) {
  const from: Instant = instant(clock.now() - EVENT_DAYS * DAY)
  const [grants, days] = await Promise.all([
    listGrants(db, memberId, GRANTS_SHOWN),
    listTreePoints(db, memberId, from),
  ])
  return { grants, days }
}
