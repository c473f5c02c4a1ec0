/** What an operator should look at before deciding, in the order of weight (handbook 6.3, field A14). */
export const cashHints = {
  excluded: '자가제한 중 (반환 대상)',
  owing: '미수금 있음',
  dormant: '휴면 계정',
  'turnover-unmet': '롤링 미충족',
  'without-play': '입금 후 베팅 없음',
  'same-account': '다른 회원과 같은 계좌',
  'same-device': '같은 기기 사용 회원',
  'account-changed': '최근 계좌 변경',
  structured: '쪼갠 입금',
  large: '고액',
  first: '첫 신청',
} as const
export type CashHint = keyof typeof cashHints
export const cashHintNames = Object.keys(cashHints) as CashHint[]

/** Facts of a request and of the member behind it. */
export type CashHintFacts = {
  readonly direction: 'deposit' | 'withdrawal'
  /** Won that are asked for. */
  readonly amount: number
  /** The member is excluded now: nothing more is paid in (field P10). */
  readonly excluded: boolean
  /** Won that the member owes, such as of a deposit that was taken back. */
  readonly owed: number
  /** The account is dormant, or was until lately (field A10). */
  readonly dormant: boolean
  /** What of the turnover is still to be bet. */
  readonly turnoverLeft: number
  /** Requests of the same direction that were done before. */
  readonly doneBefore: number
  readonly betsSinceDeposit: boolean
  readonly hasDeposit: boolean
  /** Members with the same account, or who have used the same browser, in the last weeks. */
  readonly sameAccount: number
  readonly sameDevice: number
  readonly accountChanged: boolean
  /** Deposits that were asked for within the last day. */
  readonly depositsOfDay: number
}

/** From so many deposits within a day on they look like one that was split. */
export const STRUCTURED_FROM = 4

/** From so many won on a request is told as a large one. */
const LARGE_FROM = 3_000_000

/** The hints that a member's facts give. */
export function hintsOf(facts: CashHintFacts): readonly CashHint[] {
  const isOut = facts.direction === 'withdrawal'
  const found: Readonly<Record<CashHint, boolean>> = {
    excluded: !isOut && facts.excluded,
    owing: facts.owed > 0,
    dormant: facts.dormant,
    'turnover-unmet': isOut && facts.turnoverLeft > 0,
    'without-play': isOut && facts.hasDeposit && !facts.betsSinceDeposit,
    'same-account': facts.sameAccount > 0,
    'same-device': facts.sameDevice > 0,
    'account-changed': facts.accountChanged,
    structured: !isOut && facts.depositsOfDay >= STRUCTURED_FROM,
    large: facts.amount >= LARGE_FROM,
    first: facts.doneBefore === 0,
  }
  return cashHintNames.filter(hint => found[hint])
}
