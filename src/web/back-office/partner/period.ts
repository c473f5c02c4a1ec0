import { TREE_DAYS_MAX } from '#contract/partner/partner-words.ts'
import { DAY, instant } from '#domain/instant.ts'
import { parseSeoul, seoulDay } from '#domain/korean-formats.ts'
import { now } from '#web/kit/time/time.ts'
import { readDay } from '../kit/lists/address.ts'

/** Days in Seoul time, both included. */
export type Period = { readonly from: string; readonly to: string }

const daysBack = (days: number): string => seoulDay(instant(now() - days * DAY))

const USUAL_DAYS = 13

/** The period of a URL: two weeks if missing or invalid. */
export function readPeriod(from: string | undefined, to: string | undefined): Period {
  const asked = { from: readDay(from), to: readDay(to) }
  const [first, last] = [parseSeoul(asked.from), parseSeoul(asked.to)]
  if (first === undefined || last === undefined) return usualPeriod()
  return first <= last && last - first < TREE_DAYS_MAX * DAY ? asked : usualPeriod()
}

const usualPeriod = (): Period => ({ from: daysBack(USUAL_DAYS), to: daysBack(0) })

/** The period for the URL; the default is omitted. */
export function writePeriod({ from, to }: Period): { readonly from?: string; readonly to?: string } {
  const usual = usualPeriod()
  return from === usual.from && to === usual.to ? {} : { from, to }
}

/** Preset periods. */
export const spans = {
  today: '오늘',
  week: '7일',
  usual: '14일',
  month: '이번 달',
  before: '지난달',
} as const
export type Span = keyof typeof spans
export const spanNames = Object.keys(spans) as readonly Span[]

export function spanDays(span: Span): Period {
  const today = daysBack(0)
  if (span === 'today') return { from: today, to: today }
  if (span === 'week') return { from: daysBack(6), to: today }
  if (span === 'usual') return usualPeriod()
  if (span === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  const last = daysBack(Number(today.slice(8)))
  return { from: `${last.slice(0, 8)}01`, to: last }
}

export const spanOf = ({ from, to }: Period): Span | undefined =>
  spanNames.find(span => {
    const days = spanDays(span)
    return days.from === from && days.to === to
  })

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): readonly string[] {
  const [first, last] = [parseSeoul(from), parseSeoul(to)]
  if (first === undefined || last === undefined || last < first) return []
  return Array.from({ length: Math.floor((last - first) / DAY) + 1 }, (_, index) =>
    seoulDay(instant(first + index * DAY)),
  )
}
