/** Why a round has no draw: nobody was there to draw it, no beacon came, an operator said so. */
export type VoidCause = 'missed' | 'no-beacon' | 'operator'

const causes: Readonly<Record<VoidCause, string>> = {
  missed: '제시간에 추첨을 진행하지 못함',
  'no-beacon': '추첨에 쓸 비콘(공개 난수)을 받지 못함',
  operator: '운영자 적특',
}

/** Why a round is void, in a few words: for lists, and behind a sentence. */
export const voidCauseWord = (cause: VoidCause): string => causes[cause]

const sentences: Readonly<Record<VoidCause, string>> = {
  missed: '제시간에 추첨을 진행하지 못해 무효 처리되었습니다.',
  'no-beacon': '추첨에 쓸 비콘(공개 난수)을 받지 못해 무효 처리되었습니다.',
  operator: '운영자가 무효 처리했습니다.',
}

/** The same as members are told of a round. */
export const voidCauseSentence = (cause: VoidCause): string => sentences[cause]

/** What a member reads of a bet whose stake came back with its round: an operator's own words, where there are some. */
export const voidBetReason = (cause: VoidCause | null, reason: string | null): string => {
  const why = reason || (cause === null || cause === 'operator' ? '' : voidCauseWord(cause))
  return `회차가 무효 처리되어 베팅금이 반환되었습니다.${why ? ` (${why})` : ''}`
}
