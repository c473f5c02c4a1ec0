/** Why a round has no draw: the draw was missed, no beacon arrived, or an operator voided it. */
export type VoidCause = 'missed' | 'no-beacon' | 'operator'

const causes: Readonly<Record<VoidCause, string>> = {
  missed: '제시간에 추첨을 진행하지 못함',
  'no-beacon': '추첨에 쓸 비콘을 받지 못함',
  operator: '운영자 적특',
}

/** Short reason why a round is void, for lists and in brackets. */
export const voidCauseWord = (cause: VoidCause): string => causes[cause]

const sentences: Readonly<Record<VoidCause, string>> = {
  missed: '제시간에 추첨을 진행하지 못해 무효 처리되었습니다.',
  'no-beacon': '추첨에 쓸 비콘을 받지 못해 무효 처리되었습니다.',
  operator: '운영자가 무효 처리했습니다.',
}

/** The same as a sentence for members. */
export const voidCauseSentence = (cause: VoidCause): string => sentences[cause]

/**
 * Reason for members when a bet's stake was returned with its round; includes the operator's text, if
 * any.
 */
export const voidBetReason = (cause: VoidCause | null, reason: string | null): string => {
  const why = reason || (cause === null || cause === 'operator' ? '' : voidCauseWord(cause))
  return `회차가 무효 처리되어 베팅금이 반환되었습니다.${why ? ` (${why})` : ''}`
}
