import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import type { SportId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import {
  AMERICAN_FOOTBALL,
  BASEBALL,
  BASKETBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TENNIS,
  VOLLEYBALL,
} from '#domain/sports/sports.ts'
import { USUAL_MARGIN } from '#server/providers/replay/prices/fair-price.ts'
import { makeOffer } from '#server/providers/replay/prices/offered-prices.ts'
import type { RecordedMatch } from '#server/providers/replay/recorded-match.ts'
import { openSureProfitCheck, type PriceTag, pairs } from './sure-profit.ts'

const LISTED = instant(Date.UTC(2026, 10, 21, 9))
const KICK_OFF = instant(LISTED + 3 * HOUR)
/** The opening, after a third and two thirds of the time, and the closing. */
const MOMENTS = [0, 1, 2, 3].map(hours => instant(LISTED + hours * HOUR))

/** Returns, as text, every sure profit at the replay's prices of the matches between listing and kick-off. */
export function findSureProfits(matches: readonly RecordedMatch[]): readonly string[] {
  const offer = makeOffer(USUAL_MARGIN)
  return matches.flatMap(match =>
    MOMENTS.flatMap(now => {
      const prices: readonly PriceTag[] = offer({ match, listedAt: LISTED, kickOff: KICK_OFF }, now).flatMap(
        ({ marketTypeId, line, outcomes }) =>
          outcomes.map(({ pick, odds }) => ({ typeId: marketTypeId, line, pick, odds })),
      )
      const found = checkOf(match.league.sportId)(prices)
      const hours = (KICK_OFF - now) / HOUR
      return found ? [`${match.key} ${hours} h before: ${found.back.toFixed(3)} by ${found.bets}`] : []
    }),
  )
}

type Check = ReturnType<typeof openSureProfitCheck>

const CHECKS = new Map<SportId, Check>()

function checkOf(sportId: SportId): Check {
  const known = CHECKS.get(sportId)
  const check = known ?? makeCheck(sportId)
  CHECKS.set(sportId, check)
  return check
}

function makeCheck(sportId: SportId): Check {
  const endings = ENDINGS.get(sportId)
  if (!endings) throw new Error(`no endings are known for sport ${sportId}`)
  const [few, many] = [openSureProfitCheck(sportId, endings.few), openSureProfitCheck(sportId, endings.many)]
  // The few likeliest endings already clear most prices.
  return prices => few(prices) && many(prices)
}

/** Returns scores with goals of both halves. */
const ofHalves = (most: number): readonly ScoresByCode[] =>
  pairs(most).flatMap(([home, away]) =>
    pairs(most).map(([more, against]) => ({
      10: [home, away],
      20: [more, against],
      100: [home + more, away + against],
    })),
  )

const undrawn = (most: number) => pairs(most).filter(([home, away]) => home !== away)

const SETS = [
  ...[0, 10, 20, 21, 22, 23].map(points => [25, points] as const),
  ...[24, 25].map(points => [points + 2, points] as const),
]
const FIRST_SETS = [...SETS, ...SETS.map(([won, lost]) => [lost, won] as const)]
const OTHER_SETS = [
  [25, 5],
  [26, 24],
  [24, 26],
  [5, 25],
] as const
const LAST_SETS = [
  [15, 4],
  [16, 14],
  [14, 16],
  [4, 15],
] as const

/** Returns the courses of a best of five, by the points of its sets. */
function ofFiveSets(played: readonly (readonly [number, number])[] = []): readonly ScoresByCode[] {
  const won = played.filter(([home, away]) => home > away).length
  const lost = played.length - won
  if (won === 3 || lost === 3) {
    return [{ ...Object.fromEntries(played.map((set, at) => [at + 1, set])), 100: [won, lost] }]
  }
  const next = played.length === 0 ? FIRST_SETS : played.length === 4 ? LAST_SETS : OTHER_SETS
  return next.flatMap(set => ofFiveSets([...played, set]))
}

const alike = (endings: readonly ScoresByCode[]) => ({ few: endings, many: endings })

/** Endings of each sport, on score sheets like those of recorded matches. */
const ENDINGS: ReadonlyMap<
  SportId,
  { readonly few: readonly ScoresByCode[]; readonly many: readonly ScoresByCode[] }
> = new Map([
  [FOOTBALL, { few: ofHalves(2), many: ofHalves(4) }],
  [HANDBALL, alike(ofHalves(2))],
  [BASEBALL, alike(undrawn(14).map(score => ({ 101: score })))],
  [BASKETBALL, alike(undrawn(4).map(score => ({ 101: score })))],
  [AMERICAN_FOOTBALL, alike(pairs(4).map(score => ({ 101: score })))],
  [ICE_HOCKEY, alike(undrawn(4).map(score => ({ 102: score })))],
  [
    TENNIS,
    alike([
      { 1: [6, 1], 2: [6, 1], 3: [6, 1], 100: [3, 0] },
      { 1: [1, 6], 2: [1, 6], 3: [1, 6], 100: [0, 3] },
    ]),
  ],
  [VOLLEYBALL, alike(ofFiveSets())],
])
