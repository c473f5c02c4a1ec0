import type { FixtureId, MarketTypeId } from './ids.ts'
import { DAY, HOUR } from './instant.ts'
import { parseSeoul } from './korean-formats.ts'
import { isWholeMatch, marketFamily } from './market-catalogue.ts'

/** A fixture comes into the round of its day when it is offered this long before its start: a list for the whole day. */
export const PROTO_LEAD = 3 * HOUR
/** A round holds at most this many fixtures. */
export const PROTO_GAMES_MAX = 60

/** "2026년 325회차": the round of a Seoul day, counted through the year. */
export function protoRoundTitle(day: string): string {
  const year = day.slice(0, 4)
  const [at, first] = [parseSeoul(day) ?? 0, parseSeoul(`${year}-01-01`) ?? 0]
  return `${year}년 ${(at - first) / DAY + 1}회차`
}

/**
 * 한경기구매: the result (일반) of about every fourth fixture may be bought alone (handbook 1.1). The fixture's id
 * decides, spread so that neighbours differ, so browser and server agree without asking each other.
 */
export function isSoldAlone({ fixtureId, marketTypeId }: ProtoPick): boolean {
  const family = marketFamily(marketTypeId)
  const isResult = isWholeMatch(marketTypeId) && (family === 'win-draw-lose' || family === 'win-lose')
  return isResult && Math.imul(fixtureId % 2_147_483_647, 0x9e3779b1) >>> 30 === 0
}

type ProtoPick = { readonly fixtureId: FixtureId; readonly marketTypeId: MarketTypeId }
