import { signedFigure } from '../signed-figure.ts'
import { type CashMethod, cashDirections } from './cash-request.ts'
import { formatUsdt, microUsdt } from './tether/usdt.ts'

/** Money flows in a daily closing: deposits, withdrawals and reversed deposits. */
export const closingWays = { ...cashDirections, reversal: '입금 회수' } as const
export type ClosingWay = keyof typeof closingWays
export const closingWayNames = Object.keys(closingWays) as ClosingWay[]

/** Money in or out on one day by one method, according to the ledger and to the requests. */
export type ClosingFlow = {
  readonly direction: ClosingWay
  readonly method: CashMethod
  readonly ledgerCount: number
  readonly ledger: number
  readonly requestCount: number
  readonly requests: number
}

/** A discrepancy of a day. */
export type ClosingDifference = {
  readonly what: string
  readonly amount: number
  readonly unit: ClosingUnit
}

/** Won, or millionths of a USDT for differences between gateway and house. */
export const closingUnits = ['won', 'usdt'] as const
export type ClosingUnit = (typeof closingUnits)[number]

/**
 * Result of comparing a day with the gateway's report: no gateway, compared, or the gateway did not
 * answer.
 */
export const closedAgainst = {
  none: '결제 게이트웨이 없음',
  compared: '결제 게이트웨이와 대조함',
  silent: '결제 게이트웨이 무응답',
} as const
export type ClosedAgainst = keyof typeof closedAgainst
export const closedAgainstNames = Object.keys(closedAgainst) as ClosedAgainst[]

/** The signed amount of a difference: "+700원", "10.50 USDT". */
export const differenceAmount = ({ amount, unit }: Pick<ClosingDifference, 'amount' | 'unit'>): string =>
  unit === 'won' ? `${signedFigure(amount)}원` : formatUsdt(microUsdt(amount))

export type ClosingAccount = {
  readonly account: string
  readonly currency: 'won' | 'point' | 'coin'
  readonly opening: number
  readonly cameIn: number
  readonly wentOut: number
  readonly closing: number
}

const words: Readonly<Record<string, string>> = {
  'members:wallet': '회원 보유금액',
  'members:points': '회원 포인트',
  'members:coins': '회원 코인',
  'members:debt': '회원 미수금',
  'members:points-debt': '회원 미수 포인트',
  'house:bank': '은행 계좌 (입출금 상대)',
  'house:tether': '테더 지갑 (입출금 상대)',
  'house:play-money': '무료 충전',
  'house:held': '보류 머니',
  'house:points-held': '보류 포인트',
  'house:open-stakes': '진행중 베팅금',
  'house:bets': '베팅 손익',
  'house:grants': '지급 머니',
  'house:free-stakes': '프리벳 지급',
  'house:points': '지급 포인트',
  'house:coins': '지급 코인',
  'house:commissions': '파트너 정산 비용',
  'house:partner-rolling': '파트너 롤링 잔액',
  'house:partner-losing': '파트너 루징 잔액',
  'house:partner-event': '파트너 이벤트 잔액',
  'house:partner-reserved': '정산신청 보류',
  'house:partner-paid': '정산 지급 완료',
}
const CASINO = 'casino:'

/** Name of an account in closing documents. */
export const accountWord = (account: string): string =>
  words[account] ?? (account.startsWith(CASINO) ? `카지노 공급사 ${account.slice(CASINO.length)}` : account)

/**
 * Returns the discrepancies of a day: accounts whose opening differs from the previous closing,
 * currencies that do not sum to zero, and flows that differ between ledger and requests.
 */
export function closingDifferences(
  accounts: readonly ClosingAccount[],
  flows: readonly ClosingFlow[],
  before: readonly ClosingAccount[] | undefined,
): readonly ClosingDifference[] {
  const closedAt = new Map(before?.map(({ account, closing }) => [account, closing]))
  const opened = accounts.flatMap(({ account, opening }) => {
    const amount = opening - (closedAt.get(account) ?? 0)
    return before && amount !== 0
      ? [{ what: `${accountWord(account)}: 전일 마감 잔액과 개시 잔액의 차이`, amount, unit: 'won' as const }]
      : []
  })
  const sums = (['won', 'point', 'coin'] as const).flatMap(currency => {
    const amount = accounts
      .filter(one => one.currency === currency)
      .reduce((sum, { closing }) => sum + closing, 0)
    return amount === 0
      ? []
      : [{ what: `모든 계정의 합계가 0이 아님 (${currency})`, amount, unit: 'won' as const }]
  })
  const moved = flows.flatMap(({ direction, method, ledger, requests }) =>
    ledger === requests
      ? []
      : [
          {
            what: flowDifference[`${direction} ${method}`] ?? `${direction} ${method}`,
            amount: ledger - requests,
            unit: 'won' as const,
          },
        ],
  )
  return [...opened, ...sums, ...moved]
}

const flowDifference: Readonly<Record<string, string>> = {
  'deposit bank': '계좌 입금: 장부와 완료된 신청의 차이',
  'deposit tether': '테더 입금: 장부와 완료된 신청의 차이',
  'deposit play': '무료 충전: 장부와 완료된 신청의 차이',
  'reversal bank': '계좌 입금 회수: 장부와 회수된 신청의 차이',
  'withdrawal bank': '계좌 출금: 장부와 완료된 신청의 차이',
  'withdrawal tether': '테더 출금: 장부와 완료된 신청의 차이',
}
