/** The final consonant of a decomposed syllable. */
const FINAL = /[\u11a8-\u11c2]$/

/** Appends the object particle by the last syllable: "계좌번호를", "가입 링크를", "검증 명령을". */
export const withObject = (word: string): string =>
  `${word}${FINAL.test(word.normalize('NFD')) ? '을' : '를'}`
