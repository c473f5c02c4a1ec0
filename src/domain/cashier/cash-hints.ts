/** Warnings that an operator checks before deciding, most important first (handbook 6.3, field A14). */
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

/** Facts about a request and its member. */
export type CashHintFacts = {
  readonly direction: 'deposit' | 'withdrawal'
  /** Requested amount in won. */
  readonly amount: number
  /** The member is self-excluded now: deposits are returned (field P10). */
  readonly excluded: boolean
  /** Won that the member owes, for example after a reversed deposit. */
  readonly owed: number
  /** The account is dormant or was reactivated recently (field A10). */
  readonly dormant: boolean
  /** Turnover that is still to be wagered, in won. */
  readonly turnoverLeft: number
  /** Completed requests of the same direction before this one. */
  readonly doneBefore: number
  readonly betsSinceDeposit: boolean
  readonly hasDeposit: boolean
  /** Other members with the same account, or who used the same browser, in recent weeks. */
  readonly sameAccount: number
  readonly sameDevice: number
  readonly accountChanged: boolean
  /** Deposits requested within the last 24 hours. */
  readonly depositsOfDay: number
}

/** Number of deposits within a day that looks like structuring (one deposit split up). */
const STRUCTURED_FROM = 4

/** A request of at least this many won is flagged as large. */
const LARGE_FROM = 3_000_000

/** Returns the warnings that apply to a request. */
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
