import { DAY, HOUR, type Instant, instant } from './instant.ts'
import type { Won } from './money.ts'
import { formatOdds, type Odds } from './odds.ts'

/** "1,234,567": a whole number with thousands separators. */
export const formatFigure = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1,234,567원" (LABEL-003). */
export const formatWon = (amount: Won): string => `${formatFigure(amount)}원`

/**
 * "1,234.50": total odds of a slip on screen, with thousands separators. Prices and sent values use
 * `formatOdds`.
 */
export const formatTotalOdds = (total: Odds): string => formatMultiplier(total)

/** "0.50", "1,234.50": a multiplier given in hundredths. */
export const formatMultiplier = (hundredths: number): string =>
  `${formatFigure(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`

/** "20", "12.5": the total odds limit in a text (VALID-021). */
export const formatOddsLimit = (limit: Odds): string => formatOdds(limit).replace(/\.?0+$/, '')

/**
 * Korea has no daylight saving time, so Seoul is always UTC+9, whatever the machine's time zone
 * (DATE-005).
 */
const SEOUL_OFFSET = 9 * HOUR

/** Date formats of the site (DATE-001 to DATE-004). */
export type DateForm =
  | 'YYYY-MM-DD HH:mm:ss'
  | 'YYYY-MM-DD HH:mm'
  | 'YYYY-MM-DD'
  | 'YY-MM-DD'
  | 'MM-DD HH:mm'
  | 'HH:mm'

/** Formats a moment in Seoul time. */
export function formatSeoul(at: Instant, form: DateForm): string {
  const text = new Date(at + SEOUL_OFFSET).toISOString()
  const parts: Readonly<Record<string, string>> = {
    YYYY: text.slice(0, 4),
    YY: text.slice(2, 4),
    MM: text.slice(5, 7),
    DD: text.slice(8, 10),
    HH: text.slice(11, 13),
    mm: text.slice(14, 16),
    ss: text.slice(17, 19),
  }
  return form.replace(/YYYY|YY|MM|DD|HH|mm|ss/g, part => parts[part] ?? part)
}

/** "금": the weekday in Seoul, for group headers (handbook 1.2). */
export const weekdaySeoul = (at: Instant): string =>
  '일월화수목금토'.charAt(new Date(at + SEOUL_OFFSET).getUTCDay())

/**
 * Parses "YYYY-MM-DD", "YYYY-MM-DD HH:mm" or "YYYY-MM-DD HH:mm:ss" without a zone as Seoul time
 * (DATE-006); undefined for anything else, including invalid dates such as February 30.
 */
export function parseSeoul(text: string): Instant | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/.exec(text.trim())
  if (!match) return undefined
  const iso = `${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}`
  const at = Date.parse(`${iso}.000Z`)
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(iso)) return undefined
  return instant(at - SEOUL_OFFSET)
}

/** "2025-01-02": the Seoul day, used for attendance, quests and filters (DATE-006). */
export const seoulDay = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD')

/**
 * The first moment of a Seoul day and the first moment of the next day (exclusive end); undefined when
 * the text is no day.
 */
export function seoulDayRange(day: string): { readonly from: Instant; readonly before: Instant } | undefined {
  const from = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseSeoul(day) : undefined
  return from === undefined ? undefined : { from, before: instant(from + DAY) }
}
