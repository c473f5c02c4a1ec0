/** Grouping of a report, with Korean labels. */
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

/** Sort order of the rows: by group key, or by an amount, largest first. */
export const reportSorts = ['key', 'staked', 'settled', 'paid', 'ggr'] as const
export type ReportSort = (typeof reportSorts)[number]

/** Maximum number of days in a report. */
export const REPORT_DAYS_MAX = 800

/**
 * True for reports by member. Their sums are stored without the product details, so the two can't be
 * combined.
 */
export const isOfMembers = ({
  group,
  memberId,
  partner,
}: {
  readonly group: ReportGroup
  readonly memberId?: number | undefined
  /** Id of the partner whose tree is reported. */
  readonly partner?: number | undefined
}): boolean => group === 'member' || memberId !== undefined || partner !== undefined

/** For movements that belong to no bet, such as points. */
export const NO_PRODUCT = 0
