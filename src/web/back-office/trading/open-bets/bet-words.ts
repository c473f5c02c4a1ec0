import type { FixtureBet } from '#contract/back-office/bets-operator.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { odds } from '#domain/odds.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'

/** "스포츠 3폴더" */
export const kindWord = (bet: FixtureBet): string =>
  `${gameTypeWord[gameType(bet.gameType)]} ${foldWord(bet.legCount)}`

/** "핸디캡 -1.5 · 홈 1.90" */
export const pickWord = ({
  marketNameKorean,
  betBaseline,
  betNameKorean,
  betPrice,
}: FixtureBet['picks'][number]): string =>
  `${[marketNameKorean, betBaseline].filter(Boolean).join(' ')} · ${betNameKorean} ${betPrice.toFixed(2)}`

/** Total odds in the format of all lists. */
export const totalWord = ({ totalRatio }: FixtureBet): string =>
  formatTotalOdds(odds(Math.round(totalRatio * 100)))

/** "홍길동 (hong)" */
export const memberWord = ({ nickname, userId }: FixtureBet): string => `${nickname} (${userId})`
