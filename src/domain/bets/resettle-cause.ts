/** Why a bet that had been settled came out otherwise later (handbook 1.9). */
export const resettleCauses = ['corrected', 'voided', 'void-withdrawn'] as const
export type ResettleCause = (typeof resettleCauses)[number]

/** What has happened: the beginning of a sentence that ends with what became of the bet. */
export const resettleCauseWord: Readonly<Record<ResettleCause, string>> = {
  corrected: '경기 결과가 정정되어',
  voided: '적중특례로 처리되어',
  'void-withdrawn': '적중특례 처리가 철회되어',
}
