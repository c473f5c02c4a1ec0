import { foldWord } from '#domain/bets/bet-word.ts'
import { partLabel } from '#domain/markets/part-label.ko.ts'
import type { SlipName } from '#server/bets/bets.ts'

/** Names a bet by its matches, as in the bet history: "3폴더 울산 HD VS FC서울 외 2경기". */
export function slipText({
  legCount,
  homeNameKorean,
  awayNameKorean,
}: Pick<SlipName, 'legCount' | 'homeNameKorean' | 'awayNameKorean'>): string {
  const others = legCount > 1 ? ` 외 ${legCount - 1}경기` : ''
  return `${foldWord(legCount)} ${homeNameKorean} VS ${awayNameKorean}${others}`
}

/** Names a slip for its member, with the pick if it is a single. */
export const partedSlipText = (slip: SlipName): string =>
  slip.legCount > 1 ? slipText(slip) : `${slipText(slip)} · ${partLabel(slip.sportId, slip)}`
