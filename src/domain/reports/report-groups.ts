/** What a report has a row for, with its Korean word. */
export const reportGroupWords = {
  day: '일자별',
  month: '월별',
  product: '상품별',
  sport: '종목별',
  league: '리그별',
  market: '마켓별',
  level: '레벨별',
  member: '회원별',
} as const
export type ReportGroup = keyof typeof reportGroupWords
export const reportGroups = Object.keys(reportGroupWords) as readonly ReportGroup[]

/** What the rows are ordered by: what they are of, or an amount, the largest first. */
export const reportSorts = ['key', 'staked', 'settled', 'paid', 'ggr'] as const
export type ReportSort = (typeof reportSorts)[number]

/** A report covers at most so many days. */
export const REPORT_DAYS_MAX = 800

/** Of members the sums are kept without what was bet on: the two are not asked for at once. */
export const isOfMembers = ({
  group,
  memberId,
  partner,
}: {
  readonly group: ReportGroup
  readonly memberId?: number | undefined
  /** Of whose tree. */
  readonly partner?: number | undefined
}): boolean => group === 'member' || memberId !== undefined || partner !== undefined

/** What belongs to no bet, as points do. */
export const NO_PRODUCT = 0

/** Bets on several matches that share no sport or league, and of kinds without any. */
export const MIXED = 0
