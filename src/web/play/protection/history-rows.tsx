import type { ProtectionHistoryKind, ProtectionHistoryRow } from '#contract/account/protection.ts'
import { amountWord, exclusionWord, limitWord } from '#domain/protection/protection-words.ko.ts'

const whatWord: Readonly<Record<ProtectionHistoryKind, string>> = {
  'limit-set': '한도 설정',
  'limit-lowered': '한도 하향',
  'rise-asked': '한도 상향 신청',
  'rise-confirmed': '한도 상향 확정',
  'rise-withdrawn': '상향 신청 취소',
  excluded: '자가제한 시작',
  'excluded-by-operator': '관리자 이용제한',
  'limit-reached': '한도 도달',
  'cap-reached': '하루 손실 한도 도달',
  'bet-while-excluded': '자가제한 중 베팅 거절',
  'time-used-up': '이용시간 도달',
  'break-due': '휴식 시간 시작',
  'stakes-rising': '베팅금 급증 신호',
  'loss-chased': '손실 만회 시도 신호',
  'night-play': '심야 이용 신호',
  'deposits-rising': '충전 급증 신호',
  'deposits-declined': '충전 거절 반복 신호',
  'withdrawals-cancelled': '환전 취소 반복 신호',
}

/** History of a member's limits and exclusions, for the member and for operators. */
export const HistoryRows = ({ rows }: { readonly rows: readonly ProtectionHistoryRow[] }) => (
  <ol aria-label="이용한도 변경내역" className="card divide-y divide-line text-sm">
    {rows.map(row => (
      <li key={row.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2.5">
        <time className="text-dim">{row.at.slice(5, 16)}</time>
        <span className="font-semibold">{whatWord[row.what]}</span>
        <span className="text-dim">{detail(row)}</span>
      </li>
    ))}
  </ol>
)

function detail({ limit, before, after, period }: ProtectionHistoryRow): string {
  if (period) return exclusionWord[period]
  if (!limit) return ''
  const word = limitWord(limit)
  return before === after
    ? word
    : `${word} ${amountWord(limit.kind, before)} → ${amountWord(limit.kind, after)}`
}
