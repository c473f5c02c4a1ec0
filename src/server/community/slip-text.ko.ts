import { betNumber } from '#domain/bets/bet-number.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { formatSeoul, formatWon } from '#domain/korean-formats.ts'
import { partLabel } from '#domain/markets/part-label.ko.ts'
import type { Won } from '#domain/money.ts'
import type { SlipName } from '#server/bets/bets.ts'
import { uuidInstant } from '#server/platform/postgres/uuid.ts'

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

/** Identifies a bet for its member: "2026-11-21 12:00 베팅 10,000원 (No.1M2Q7-R0AB-4X2K)". */
export const placedText = ({ betId, stake }: { readonly betId: string; readonly stake: Won }): string =>
  `${formatSeoul(uuidInstant(betId), 'YYYY-MM-DD HH:mm')} 베팅 ${formatWon(stake)} (No.${betNumber(betId)})`
