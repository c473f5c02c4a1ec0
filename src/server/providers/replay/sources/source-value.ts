import { DAY, HOUR, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type Line, line } from '#domain/line.ts'
import { type Odds, odds } from '#domain/odds.ts'
import { BASEBALL, FOOTBALL, ICE_HOCKEY } from '#domain/sports/sports.ts'

const HIGHEST_PRICE = 100_000
const SCORE_MAX = 400

/** Parses a decimal price to exact hundredths, half up from the third decimal; undefined below 1.01 or if absent. */
export function readDecimalPrice(text: string): Odds | undefined {
  const match = /^(\d{1,4})(?:[.,](\d{1,17}))?$/.exec(text.trim())
  if (!match) return undefined
  const decimals = (match[2] ?? '').padEnd(3, '0')
  const roundUp = Number(decimals.charAt(2)) >= 5 ? 1 : 0
  return price(Number(match[1]) * 100 + Number(decimals.slice(0, 2)) + roundUp)
}

/** Parses an American price (-175, 155) to hundredths, rounded down: 1 + 100/175 is 157. */
export function readAmericanPrice(text: string): Odds | undefined {
  const match = /^([+-]?)(\d{3,5})(?:\.0+)?$/.exec(text.trim())
  if (!match) return undefined
  const size = Number(match[2])
  if (size < 100) return undefined
  return price(match[1] === '-' ? 100 + Math.floor(10_000 / size) : 100 + size)
}

const price = (hundredths: number): Odds | undefined =>
  hundredths >= 101 && hundredths <= HIGHEST_PRICE ? odds(hundredths) : undefined

/** A plausible score of one side, or undefined. */
export function readScore(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.0)?$/.test(text.trim())) return undefined
  const score = Number(text)
  return score <= SCORE_MAX ? score : undefined
}

/** Parses a line ("-0.75", "2.5", "8") to hundredths; undefined if it is not a multiple of a quarter. */
export function readLine(text: string): Line | undefined {
  const match = /^([+-]?)(\d{1,3})(?:\.(\d{1,2})0*)?$/.exec(text.trim())
  if (!match) return undefined
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  if (size % 25 !== 0) return undefined
  return line(match[1] === '-' && size > 0 ? -size : size)
}

/** Maximum line of a whole match in hundredths; above it an under, or the side with the handicap, could not lose. */
const LINE_MAX: Readonly<Record<number, number>> = {
  [FOOTBALL]: 10_00,
  [BASEBALL]: 30_00,
  [ICE_HOCKEY]: 20_00,
}
const ANY_LINE_MAX = 400_00

const isWithin = (sportId: number, size: number): boolean => size <= (LINE_MAX[sportId] ?? ANY_LINE_MAX)

/** Whether a line can be a total of the sport. */
export const isTotalOf = (sportId: number, total: Line | undefined): boolean =>
  total !== undefined && total > 0 && isWithin(sportId, total)

/** Whether a line can be a handicap of the sport. */
export const isHandicapOf = (sportId: number, handicap: Line | undefined): boolean =>
  handicap !== undefined && isWithin(sportId, Math.abs(handicap))

export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Parses dd/mm/yyyy or dd/mm/yy (00 to 79 is 20xx) or yyyy-mm-dd; undefined for an invalid day. */
export function readDay(text: string): CalendarDay | undefined {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text.trim())
  if (slashed) return realDay(fullYear(slashed[3] ?? ''), Number(slashed[2]), Number(slashed[1]))
  const dashed = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  return dashed ? realDay(Number(dashed[1]), Number(dashed[2]), Number(dashed[3])) : undefined
}

const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 80 ? 2000 : 1900)

function realDay(year: number, month: number, day: number): CalendarDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1990 && year <= 2100 ? { year, month, day } : undefined
}

/** Minutes after midnight of "20:00"; undefined for an invalid time. */
export function readTimeOfDay(text: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim())
  if (!match) return undefined
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

/** The instant of a local day and time with this offset from UTC in hours. */
export function instantAt(day: CalendarDay, minutesOfDay: number, hoursAhead: number): Instant {
  const midnight = Date.UTC(day.year, day.month - 1, day.day)
  return instant(midnight + minutesOfDay * MINUTE - hoursAhead * HOUR)
}

/** The instant of a British local time: one hour ahead of UTC in summer time, otherwise equal. */
export function britishInstant(day: CalendarDay, minutesOfDay: number): Instant {
  const winter = instantAt(day, minutesOfDay, 0)
  const summer = instantAt(day, minutesOfDay, 1)
  return isBritishSummer(summer) ? summer : winter
}

/** Summer time lasts from the last Sunday of March to the last Sunday of October, both at 01:00 UTC. */
function isBritishSummer(moment: Instant): boolean {
  const year = new Date(moment).getUTCFullYear()
  return moment >= lastSunday(year, 2) + HOUR && moment < lastSunday(year, 9) + HOUR
}

function lastSunday(year: number, monthIndex: number): number {
  const lastDay = Date.UTC(year, monthIndex + 1, 0)
  return lastDay - new Date(lastDay).getUTCDay() * DAY
}
