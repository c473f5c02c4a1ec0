import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import {
  REALITY_MINUTES,
  type RealityMinutes,
  realityDueAt,
  realityEvery,
} from '#domain/protection/reality.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { type ExclusionRow, findExclusion, listLimits } from '../protection.sql.ts'
import { findStayBegin } from '../stays/stays.sql.ts'
import { listNetByDay, type Net, sumSince } from './net.sql.ts'
import { findReality, putAnswer, putInterval } from './reality.sql.ts'

type PlayDeps = Pick<Deps, 'db' | 'clock'>
export type WatchDeps = PlayDeps & { readonly site: Pick<Site, 'settings'> }

export type Watched = Net & {
  readonly sessionMinutes: number
  readonly everyMinutes: RealityMinutes
  /** The longest interval that a member may choose. */
  readonly everyMinutesMax: RealityMinutes
  /** 0 when the check is due. */
  readonly leftSeconds: number
  readonly exclusion: ExclusionRow | undefined
  readonly hasLimits: boolean
}

/**
 * Returns how long a member has played, the net result, and when the next reality check is due (handbook 8.2, field
 * P5).
 */
export async function watchPlay({ db, clock, site }: WatchDeps, memberId: MemberId): Promise<Watched> {
  const now = clock.now()
  const [stay, reality, exclusion, limits] = await Promise.all([
    findStayBegin(db, memberId, now),
    findReality(db, memberId),
    findExclusion(db, memberId, now),
    listLimits(db, memberId),
  ])
  const beganAt = stay.beganAt ?? now
  const everyMinutesMax = site.settings().realityCheckMin
  const everyMinutes = realityEvery(reality?.everyMinutes, everyMinutesMax)
  const dueAt = realityDueAt({ beganAt, answeredAt: reality?.answeredAt ?? undefined }, everyMinutes)
  return {
    ...(await sumSince(db, memberId, uuidFloor(instant(beganAt - SETTLED_WITHIN)), beganAt)),
    sessionMinutes: Math.floor(Math.max(0, now - beganAt) / MINUTE),
    everyMinutes,
    everyMinutesMax,
    leftSeconds: Math.max(0, Math.ceil((dueAt - now) / SECOND)),
    exclusion,
    hasLimits: limits.some(({ amount }) => amount !== null),
  }
}

/** An earlier bet is settled within this time. */
const SETTLED_WITHIN = 14 * DAY

export const changeInterval = (
  { db }: PlayDeps,
  memberId: MemberId,
  minutes: RealityMinutes,
): Promise<number> => putInterval(db, memberId, minutes)

/** Records that the member has read the reality check and continues. */
export const answerReality = ({ db, clock }: PlayDeps, memberId: MemberId): Promise<number> =>
  putAnswer(db, memberId, REALITY_MINUTES, clock.now())

const DAYS = 30
const MONTHS = 12
/** At least twelve months, plus the time in which earlier bets are settled. */
const LOOKED_BACK = 366 * DAY + SETTLED_WITHIN

/** Returns a member's stakes and returns of each of the last thirty days and twelve months in Seoul. */
export async function readNet({ db, clock }: PlayDeps, memberId: MemberId) {
  const now = clock.now()
  const rows = await listNetByDay(db, memberId, uuidFloor(instant(now - LOOKED_BACK)))
  const sumOf = (isIn: (day: string) => boolean): Net => {
    const found = rows.filter(({ day }) => isIn(day))
    return {
      staked: found.reduce((sum, { staked }) => sum + staked, 0),
      returned: found.reduce((sum, { returned }) => sum + returned, 0),
    }
  }
  return {
    days: lastDays(now).map(day => ({ day, ...sumOf(one => one === day) })),
    months: lastMonths(now).map(month => ({ month, ...sumOf(day => day.startsWith(month)) })),
  }
}

const lastDays = (now: Instant): readonly string[] =>
  Array.from({ length: DAYS }, (_, index) => seoulDay(instant(now - (DAYS - 1 - index) * DAY)))

function lastMonths(now: Instant): readonly string[] {
  const [year = 0, month = 1] = seoulDay(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => {
    const months = year * 12 + month - 1 - (MONTHS - 1 - index)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
