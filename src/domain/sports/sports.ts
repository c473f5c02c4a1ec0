import type { SportId } from '../ids.ts'
import { type PartKind, SPORT_TABLE } from './sport-table.ts'

/** Flags of the tabs and of the URL query (LABEL-025). */
export type SportFlag =
  | 'football'
  | 'basketball'
  | 'baseball'
  | 'volleyball'
  | 'icehockey'
  | 'esports'
  | 'other'

/** Keys of the setting liveBettingTime (handbook 2.7). */
export type LiveBettingTimeKey = 'soccer' | 'basketball' | 'baseball' | 'hockey' | 'volleyball' | 'basic'

export type Sport = {
  readonly id: SportId
  readonly english: string
  readonly korean: string
  readonly flag: SportFlag
  readonly part: PartKind
  /**
   * `counts`: the main markets include overtime; `separate`: only markets that say so; `none`: the sport
   * has no overtime.
   */
  readonly overtime: 'counts' | 'separate' | 'none'
  /** The market of the 승무패 page: with or without a draw (handbook 1.2). */
  readonly mainMarket: 'win-draw-lose' | 'win-lose'
  readonly liveBettingTime: LiveBettingTimeKey
}

const sportId = (id: number): SportId => id as SportId

export const FOOTBALL = sportId(6046)
export const BASKETBALL = sportId(48242)
export const BASEBALL = sportId(154914)
export const VOLLEYBALL = sportId(154830)
export const ICE_HOCKEY = sportId(35232)
export const ESPORTS = sportId(687890)
export const AMERICAN_FOOTBALL = sportId(131506)
export const TENNIS = sportId(54094)
export const HANDBALL = sportId(35709)
export const TABLE_TENNIS = sportId(265917)
export const BADMINTON = sportId(1149093)
export const BEACH_VOLLEYBALL = sportId(900002)
export const SQUASH = sportId(900040)
export const SEPAK_TAKRAW = sportId(900047)

/** All sports of the catalogue, the main ones first. */
const SPORTS: readonly Sport[] = SPORT_TABLE.map(([id, english, korean, part, overtime, mainMarket]) => ({
  id: sportId(id),
  english,
  korean,
  flag: flagOf(id),
  part,
  overtime,
  mainMarket,
  liveBettingTime: liveBettingTimeOf(id),
}))

const byId = new Map<number, Sport>(SPORTS.map(sport => [sport.id, sport]))

function flagOf(id: number): SportFlag {
  const flags: Record<number, SportFlag> = {
    [FOOTBALL]: 'football',
    [BASKETBALL]: 'basketball',
    [BASEBALL]: 'baseball',
    [VOLLEYBALL]: 'volleyball',
    [ICE_HOCKEY]: 'icehockey',
    [ESPORTS]: 'esports',
  }
  return flags[id] ?? 'other'
}

function liveBettingTimeOf(id: number): LiveBettingTimeKey {
  const keys: Record<number, LiveBettingTimeKey> = {
    [FOOTBALL]: 'soccer',
    [BASKETBALL]: 'basketball',
    [BASEBALL]: 'baseball',
    [VOLLEYBALL]: 'volleyball',
    [ICE_HOCKEY]: 'hockey',
  }
  return keys[id] ?? 'basic'
}

/** The sport of an id; undefined when it is not in the catalogue. */
export const findSport = (id: SportId): Sport | undefined => byId.get(id)

/** The sport of an id; an unknown one is treated as a sport with periods and separate overtime. */
export const sportOf = (id: SportId): Sport =>
  byId.get(id) ?? {
    id,
    english: `Sport ${id}`,
    korean: '기타',
    flag: 'other',
    part: 'period',
    overtime: 'separate',
    mainMarket: 'win-lose',
    liveBettingTime: 'basic',
  }

const ranks = new Map<number, number>(SPORTS.map(({ id }, rank) => [id, rank]))

/**
 * The order of sports on the whole site, as in the tabs (SIDEBAR-027); sports outside the catalogue come
 * last.
 */
export const compareSports = (a: number, b: number): number =>
  (ranks.get(a) ?? SPORTS.length) - (ranks.get(b) ?? SPORTS.length) || a - b

/** Korean name of a sport (LABEL-019); 기타 for an unknown id. */
export const sportLabel = (id: SportId): string => sportOf(id).korean

/** All sports of the catalogue in display order. */
export const sportChoices: readonly Pick<Sport, 'id' | 'korean'>[] = SPORTS

export type SportTab = {
  readonly flag: SportFlag | 'all'
  readonly label: string
  readonly sportId?: SportId
}

/** Tabs of the Korean pages in order (LABEL-024); `other` contains all sports without a tab. */
export const SPORT_TABS: readonly SportTab[] = [
  { flag: 'all', label: '전체' },
  { flag: 'football', label: '축구', sportId: FOOTBALL },
  { flag: 'basketball', label: '농구', sportId: BASKETBALL },
  { flag: 'baseball', label: '야구', sportId: BASEBALL },
  { flag: 'volleyball', label: '배구', sportId: VOLLEYBALL },
  { flag: 'icehockey', label: '아이스하키', sportId: ICE_HOCKEY },
  { flag: 'esports', label: 'e스포츠', sportId: ESPORTS },
  { flag: 'other', label: '기타' },
]
