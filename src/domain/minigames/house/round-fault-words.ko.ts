import type { RoundFault } from '../check-rounds.ts'

const words: Readonly<Record<RoundFault, string>> = {
  untold: '시드 미공개',
  commitment: '약속값 불일치',
  chain: '체인 불일치',
  gap: '체인 누락',
  beacon: '비콘 불일치',
  keeper: '제2 키퍼 시드·서명 불일치',
  draw: '추첨 결과 불일치',
  results: '판정 불일치',
}

/** Korean label of a round's fault. */
export const roundFaultWord = (fault: string): string => new Map(Object.entries(words)).get(fault) ?? fault
