/** The final consonant of a syllable that is taken apart. */
const FINAL = /[\u11a8-\u11c2]$/

/** "계좌번호를", "가입 링크를", "검증 명령을": a word in Korean as what is acted on, by its last syllable. */
export const withObject = (word: string): string =>
  `${word}${FINAL.test(word.normalize('NFD')) ? '을' : '를'}`
