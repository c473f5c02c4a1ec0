import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'
import type { BetRequest } from './bets.ts'

type Fields = Readonly<Record<string, unknown>>
type Betting = BetRequest['bettings'][number]

const BETTINGS_MAX = 30
const FIGURE_LENGTH_MAX = 20
const DETAIL_TYPE_MAX = 999
/** So many digits are always below 2^63, the largest id. */
const ID_DIGITS = /^\d{1,18}$/

/**
 * A bet request in the form in which nearly all of them come, ids and figures as numbers or plain text, read at a
 * tenth of the schema's cost: exactly what `betRequest` would make of it. Undefined for any other form, right or
 * wrong: then the schema has the word.
 */
export function usualBetRequest(raw: unknown): BetRequest | undefined {
  if (!isFields(raw)) return undefined
  const { memberId, totalRatio, amounts, gameDetailType, betStyle, minigameId, changeFlag } = raw
  if (!isWhole(memberId) || !isFigure(totalRatio) || !isFigure(amounts)) return undefined
  if (!isWhole(gameDetailType) || gameDetailType < 0 || gameDetailType > DETAIL_TYPE_MAX) return undefined
  if (betStyle !== 'KR' && betStyle !== 'EU') return undefined
  if (minigameId !== SPORTS_MINIGAME_ID || (changeFlag !== 0 && changeFlag !== 1)) return undefined
  const bettings = readBettings(raw.bettings)
  if (!bettings) return undefined
  return { memberId, totalRatio, amounts, bettings, gameDetailType, betStyle, minigameId, changeFlag }
}

function readBettings(raw: unknown): Betting[] | undefined {
  if (!Array.isArray(raw) || raw.length > BETTINGS_MAX) return undefined
  const bettings: Betting[] = []
  for (const one of raw) {
    const betting = readBetting(one)
    if (!betting) return undefined
    bettings.push(betting)
  }
  return bettings
}

function readBetting(raw: unknown): Betting | undefined {
  if (!isFields(raw)) return undefined
  const { betBaseline, betPrice, fixtureId, oddsId, sportId, version } = raw
  if (!isBaseline(betBaseline) || !isFigure(betPrice)) return undefined
  if (!isWhole(fixtureId) || !isWhole(sportId) || !isWhole(version)) return undefined
  if (!isId(oddsId)) return undefined
  return { betBaseline, betPrice, fixtureId, oddsId: String(oddsId), sportId, version }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
const isBaseline = (value: unknown): value is string | number =>
  typeof value === 'string' ? value.length <= FIGURE_LENGTH_MAX : Number.isFinite(value)
const isFigure = (value: unknown): value is string | number => isBaseline(value) && !isPadded(value)
const isPadded = (value: string | number) => typeof value === 'string' && value !== value.trim()
const isId = (value: unknown): value is string | number =>
  typeof value === 'string' ? ID_DIGITS.test(value) : isWhole(value) && value >= 0
