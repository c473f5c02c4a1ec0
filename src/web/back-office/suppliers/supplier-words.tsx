import type { DeskSupplier } from '#contract/back-office/casino/supplier-desk.ts'
import type { TransactionState } from '#domain/casino/transaction-words.ko.ts'
import { transactionStateWords } from '#domain/casino/transaction-words.ko.ts'
import type { BetWord, UnresolvedStep } from '#domain/casino/unresolved.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

/** Open, or closed to members. */
export const OnBadge = ({ isOn }: Pick<DeskSupplier, 'isOn'>) =>
  isOn ? <Badge tone="jade">운영중</Badge> : <Badge tone="gold">점검중</Badge>

const stateTones: Readonly<Record<TransactionState, BadgeTone>> = {
  open: 'live',
  win: 'jade',
  refund: 'gold',
  end: 'bright',
  held: 'gold',
  rejected: 'outline',
  refused: 'outline',
  tombstone: 'outline',
  done: 'plain',
}

export const StateBadge = ({ state }: { readonly state: TransactionState }) => (
  <Badge tone={stateTones[state]}>{transactionStateWords[state]}</Badge>
)

/** A supplier's answer about a bet. */
export const betWordTexts: Readonly<Record<BetWord, string>> = {
  running: '진행중',
  ended: '결과 있음',
  unknown: '없는 베팅',
  silent: '응답 없음',
}

/** Instructions for unresolved bets, by step. */
export const stepTexts: Readonly<Record<UnresolvedStep, string>> = {
  ask: '공급사에 결과를 확인해 주세요.',
  wait: '공급사가 진행중이라고 답했습니다. 결과를 기다려 주세요.',
  refund: '공급사에 없거나, 당첨을 거절했거나, 하루 넘게 응답이 없는 베팅입니다. 확인 후 환불해 주세요.',
  'call-supplier': '공급사가 응답하지 않습니다. 공급사에 연락한 뒤 다시 확인해 주세요.',
}

/** "3분", "2시간 5분": waiting time of a bet. */
export function waitedText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 24) return `${Math.floor(hours / 24)}일 ${hours % 24}시간`
  return hours > 0 ? `${hours}시간 ${rest}분` : `${minutes}분`
}

/** The picture of a supplier or provider; a text for the default one. */
export const SupplierImage = ({ image }: { readonly image: string }) =>
  image === '' ? (
    <span className="text-xs text-dim">기본 그림</span>
  ) : (
    <img src={`/file/download/${image}`} alt="" className="size-8 rounded-md object-contain" />
  )

export const supplierReasons = ['정기 점검', '공급사 요청', '장애 대응', '설정 정리'] as const
