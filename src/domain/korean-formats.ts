import { DAY, HOUR, type Instant, instant } from './instant.ts'
import type { Won } from './money.ts'
import { formatOdds, type Odds } from './odds.ts'

/** "1,234,567": a whole figure with thousands separators. */
export const formatFigure = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1,234,567원" (LABEL-003). */
export const formatWon = (amount: Won): string => `${formatFigure(amount)}원`

/** "1,234.50": the total odds of a slip on screen, grouped as money is; prices and what is sent are `formatOdds`. */
export const formatTotalOdds = (total: Odds): string => formatMultiplier(total)

/** "0.50", "1,234.50": what a won of stake became, of hundredths. */
export const formatMultiplier = (hundredths: number): string =>
  `${formatFigure(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`

/** "20", "12.5": the limit of total odds in a text (VALID-021). */
export const formatOddsLimit = (limit: Odds): string => formatOdds(limit).replace(/\.?0+$/, '')

/** "계좌번호를", "가입 링크를", "검증 명령을": a word in Korean as what is acted on, by its last syllable. */
export const withObject = (word: string): string => {
  const syllable = word.charCodeAt(word.length - 1) - FIRST_SYLLABLE
  return `${word}${syllable % SYLLABLE_ENDINGS === 0 ? '를' : '을'}`
}

/** 가, from which syllables stand in their order; each 28 of them differ in the final consonant alone. */
const FIRST_SYLLABLE = 0xac00
const SYLLABLE_ENDINGS = 28

/** Korea has no daylight saving, so its clock is UTC plus nine hours whatever zone the machine is in (DATE-005). */
const SEOUL_OFFSET = 9 * HOUR

/** The date forms of the site (DATE-001 to DATE-004). */
export type DateForm =
  | 'YYYY-MM-DD HH:mm:ss'
  | 'YYYY-MM-DD HH:mm'
  | 'YYYY-MM-DD'
  | 'YY-MM-DD'
  | 'MM-DD HH:mm'
  | 'HH:mm'

/** The moment in Seoul, in one of the site's forms. */
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

/** "금": the weekday in Seoul, as group headers show it (handbook 1.2). */
export const weekdaySeoul = (at: Instant): string =>
  '일월화수목금토'.charAt(new Date(at + SEOUL_OFFSET).getUTCDay())

/**
 * Reads "YYYY-MM-DD", "YYYY-MM-DD HH:mm" or "YYYY-MM-DD HH:mm:ss" without zone as Seoul time (DATE-006);
 * undefined for anything else, the 30th of February included.
 */
export function parseSeoul(text: string): Instant | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?$/.exec(text.trim())
  if (!match) return undefined
  const iso = `${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}`
  const at = Date.parse(`${iso}.000Z`)
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(iso)) return undefined
  return instant(at - SEOUL_OFFSET)
}

/** "2025-01-02": the day it is in Seoul; day borders of attendance, quests and filters (DATE-006). */
export const seoulDay = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD')

/** From the day's first moment in Seoul up to, not including, the next day's; undefined for no day. */
export function seoulDayRange(day: string): { readonly from: Instant; readonly before: Instant } | undefined {
  const from = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseSeoul(day) : undefined
  return from === undefined ? undefined : { from, before: instant(from + DAY) }
}
