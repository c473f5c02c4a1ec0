/** Why a settled bet got a different result later (handbook 1.9). */
export const resettleCauses = ['corrected', 'voided', 'void-withdrawn'] as const
export type ResettleCause = (typeof resettleCauses)[number]

/** First half of the notice sentence: what happened. The second half says the bet's new result. */
export const resettleCauseWord: Readonly<Record<ResettleCause, string>> = {
  corrected: '경기 결과가 정정되어',
  voided: '적중특례로 처리되어',
  'void-withdrawn': '적중특례 처리가 철회되어',
}
