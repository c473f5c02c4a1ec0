import { SPORTS_MINIGAME_ID } from '#domain/sports/game-type.ts'
import type { BetBody } from './bets.ts'
import { JsonScan } from './json-scan.ts'

type Betting = BetBody['bettings'][number]

const BETTINGS_MAX = 30
const DETAIL_TYPE_MAX = 999
/** So many digits are always below 2^63, the largest id. */
const ID_DIGITS_MAX = 18

/**
 * A bet request as the site itself writes it, read at a fifth of what it costs to parse JSON and to hold it against
 * the schema: exactly what `betBody` would make of it. Undefined for any other text, right or wrong: then the
 * schema has the word.
 */
export function usualBetRequest(json: string): BetBody | undefined {
  const scan = new JsonScan(json)
  scan.pass('{"memberId":')
  const memberId = scan.whole()
  scan.pass(',"totalRatio":')
  const totalRatio = scan.figure()
  scan.pass(',"amounts":')
  const amounts = scan.figure()
  scan.pass(',"bettings":[')
  const bettings = readBettings(scan)
  scan.pass('],"gameDetailType":')
  const gameDetailType = scan.whole()
  scan.pass(',"betStyle":')
  const betStyle = scan.oneOf<BetBody['betStyle']>(['"KR"', 'KR'], ['"EU"', 'EU'])
  scan.pass(`,"minigameId":${SPORTS_MINIGAME_ID},"changeFlag":`)
  const changeFlag = scan.oneOf<BetBody['changeFlag']>(['0', 0], ['1', 1])
  scan.pass('}')
  if (!scan.succeeded || gameDetailType < 0 || gameDetailType > DETAIL_TYPE_MAX) return undefined
  return {
    memberId,
    totalRatio,
    amounts,
    bettings,
    gameDetailType,
    betStyle,
    minigameId: SPORTS_MINIGAME_ID,
    changeFlag,
  }
}

/**
 * What `JSON.stringify` writes of the request that was read from this text, without writing it: the text itself,
 * but for ids, which are read as text.
 */
export const rewriteUsual = (json: string): string => json.replace(/"oddsId":(\d+)/g, '"oddsId":"$1"')

function readBettings(scan: JsonScan): Betting[] {
  const bettings: Betting[] = []
  do bettings.push(readBetting(scan))
  while (bettings.length < BETTINGS_MAX && scan.passes(','))
  return bettings
}

function readBetting(scan: JsonScan): Betting {
  scan.pass('{"betBaseline":')
  const betBaseline = scan.figureText()
  scan.pass(',"betPrice":')
  const betPrice = scan.figure()
  scan.pass(',"fixtureId":')
  const fixtureId = scan.whole()
  scan.pass(',"oddsId":')
  const oddsId = scan.id(ID_DIGITS_MAX)
  scan.pass(',"sportId":')
  const sportId = scan.whole()
  scan.pass(',"version":')
  const version = scan.whole()
  scan.pass('}')
  return { betBaseline, betPrice, fixtureId, oddsId, sportId, version }
}
