import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { instant } from '#domain/instant.ts'
import { type Odds, odds } from '#domain/odds.ts'
import { FIRST_HALF, FULL_TIME, SECOND_HALF } from '#domain/sports/period-codes.ts'
import type { RecordedMatch, RecordedScore } from '#server/providers/replay/recorded-match.ts'
import {
  HANDICAP,
  recordMatch,
  recordSteadyMarket,
  UNDER_OVER,
  WINNER_2_WAY,
  WINNER_3_WAY,
} from '#server/providers/replay/recording.ts'
import { findLeague } from '#server/providers/replay/sources/leagues.ts'
import { NO_KOREAN_NAMES } from '#server/providers/replay/sources/participant-names.ts'
import { readDecimalPrice, readLine } from '#server/providers/replay/sources/source-value.ts'

/** Sports of which only single matches are recorded, with the scores of their periods. */

const ODDS_HARVESTER = 'OddsPortal averages (jordantete/OddsHarvester, MIT)'
const VOLLEYBALL_ORIGIN = 'Bet365 prices (yesetoda/bet365-evaluator-go)'

interface HarvestedMatch {
  readonly match_date: string
  readonly home_team: string
  readonly away_team: string
  readonly home_score: string
  readonly away_score: string
  readonly partial_results: string
  readonly '1x2_market'?: readonly Readonly<Record<'1' | 'X' | '2', string>>[]
  readonly match_winner_market?: readonly Readonly<Record<'player_1' | 'player_2', string>>[]
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  const parsed: T = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
  return parsed
}

/** Returns the average of the bookmakers' prices, rounded down to hundredths. */
function average(texts: readonly string[]): Odds | undefined {
  const prices = texts.flatMap(text => readDecimalPrice(text) ?? [])
  return prices.length
    ? odds(Math.floor(prices.reduce((sum, price) => sum + price, 0) / prices.length))
    : undefined
}

/** Reads "6:3, 6:4, 7:64" or "(21:12, 20:16)". The loser's points of a tie-break follow its games. */
function readParts(text: string): readonly { readonly home: number; readonly away: number }[] {
  return [...text.matchAll(/(\d+):(\d+)/g)].map(([, home = '', away = '']) => ({
    home: readGames(home, away),
    away: readGames(away, home),
  }))
}

/** In a set that ended 7-6, "64" is six games and four points of the tie-break. */
const readGames = (own: string, other: string): number =>
  other === '7' && own.length > 1 && own.startsWith('6') ? 6 : Number(own)

const leagueOf = (code: string) => {
  const league = findLeague(code)
  if (!league) throw new Error(`no such league: ${code}`)
  return league
}

function harvested(match: HarvestedMatch, leagueCode: string, periodCodes: readonly number[]): RecordedMatch {
  const scores: RecordedScore[] = readParts(match.partial_results).map((score, index) => ({
    code: periodCodes[index] ?? 0,
    ...score,
  }))
  const threeWay = match['1x2_market'] ?? []
  const twoWay = match.match_winner_market ?? []
  return recordMatch(NO_KOREAN_NAMES, {
    origin: ODDS_HARVESTER,
    league: leagueOf(leagueCode),
    home: match.home_team,
    away: match.away_team,
    kickOff: instant(Date.parse(`${match.match_date.replace(' UTC', '').replace(' ', 'T')}Z`)),
    kickOffKnownTo: 'minute',
    markets: [
      recordSteadyMarket(WINNER_3_WAY, undefined, [
        ['1', average(threeWay.map(row => row['1']))],
        ['X', average(threeWay.map(row => row.X))],
        ['2', average(threeWay.map(row => row['2']))],
      ]),
      recordSteadyMarket(WINNER_2_WAY, undefined, [
        ['1', average(twoWay.map(row => row.player_1))],
        ['2', average(twoWay.map(row => row.player_2))],
      ]),
    ],
    scores: [...scores, { code: FULL_TIME, home: Number(match.home_score), away: Number(match.away_score) }],
  })
}

const HANDBALL_FILE =
  'multi-sport/handball__germany-bundesliga__sc-magdeburg-t8qpYkr1__1x2_full_time_all.json'
const TENNIS_FILES = [
  'djokovic-novak-lehecka-jiri-0ShOHpqe',
  'djokovic-novak-sinner-jannik-IwSMNP62',
  'humbert-ugo-zverev-alexander-MssXFOD7',
].map(pair => `multi-sport/tennis__australian-open__${pair}__match_winner_full_time_all.json`)

/** Reads handball with halves and tennis with sets, with averages of several bookmakers. */
export async function readHarvestedMatches(folder: string): Promise<readonly RecordedMatch[]> {
  const handball = await readJson<readonly HarvestedMatch[]>(folder, HANDBALL_FILE)
  const tennis = await Promise.all(
    TENNIS_FILES.map(file => readJson<readonly HarvestedMatch[]>(folder, file)),
  )
  return [
    ...handball.map(match => harvested(match, 'HBL', [FIRST_HALF, SECOND_HALF])),
    ...tennis.flat().map(match => harvested(match, 'AO', [1, 2, 3, 4, 5])),
  ]
}

interface VolleyballPrices {
  readonly results: readonly [
    {
      readonly main: {
        readonly sp: {
          readonly game_lines: {
            readonly odds: readonly {
              readonly odds: string
              readonly header: string
              readonly handicap?: string
            }[]
          }
        }
      }
    },
  ]
}

interface VolleyballResult {
  readonly results: readonly [
    {
      readonly time: string
      readonly ss: string
      readonly home: { readonly name: string }
      readonly away: { readonly name: string }
      readonly scores: Readonly<Record<string, { readonly home: string; readonly away: string }>>
    },
  ]
}

/** Reads the one recorded volleyball match: winner, set handicap and total points, points by set. */
export async function readVolleyballMatch(folder: string): Promise<RecordedMatch> {
  const prices = await readJson<VolleyballPrices>(folder, 'volleyball/volleyball_prematch.json')
  const [result] = (await readJson<VolleyballResult>(folder, 'volleyball/volleyball_result.json')).results
  const rows = prices.results[0].main.sp.game_lines.odds
  const priced = (header: string, handicap: RegExp) => {
    const row = rows.find(({ header: side, handicap: text }) => side === header && handicap.test(text ?? '-'))
    return { price: readDecimalPrice(row?.odds ?? ''), line: (row?.handicap ?? '').replace(/^[OU] /, '') }
  }
  const [home, away] = [priced('1', /^$/), priced('2', /^$/)]
  const [handicapHome, handicapAway] = [priced('1', /^[+-]/), priced('2', /^[+-]/)]
  const [over, under] = [priced('1', /^O/), priced('2', /^U/)]
  const [homeSets = 0, awaySets = 0] = result.ss.split('-').map(Number)
  return recordMatch(NO_KOREAN_NAMES, {
    origin: VOLLEYBALL_ORIGIN,
    league: leagueOf('PTVW'),
    home: result.home.name,
    away: result.away.name,
    kickOff: instant(Number(result.time) * 1000),
    kickOffKnownTo: 'minute',
    markets: [
      recordSteadyMarket(WINNER_2_WAY, undefined, [
        ['1', home.price],
        ['2', away.price],
      ]),
      recordSteadyMarket(HANDICAP, readLine(handicapHome.line), [
        ['1', handicapHome.price],
        ['2', handicapAway.price],
      ]),
      recordSteadyMarket(UNDER_OVER, readLine(over.line), [
        ['Over', over.price],
        ['Under', under.price],
      ]),
    ],
    scores: [
      ...Object.entries(result.scores).map(([set, score]) => ({
        code: Number(set),
        home: Number(score.home),
        away: Number(score.away),
      })),
      { code: FULL_TIME, home: homeSets, away: awaySets },
    ],
  })
}
