import type { SportId } from '#domain/ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'

/** An invented team: no club has this name, and its league is marked as a simulation. */
export type SimulatedTeam = { readonly name: string; readonly nameKorean: string }

const STEMS = [
  ['Hanbit', '한빛'],
  ['Saebyeok', '새벽'],
  ['Eunha', '은하'],
  ['Baram', '바람'],
  ['Miru', '미르'],
  ['Nuri', '누리'],
  ['Garam', '가람'],
  ['Daon', '다온'],
  ['Raon', '라온'],
  ['Maru', '마루'],
  ['Byeori', '벼리'],
  ['Seulgi', '슬기'],
  ['Ara', '아라'],
  ['Onsae', '온새'],
  ['Ideun', '이든'],
  ['Chorong', '초롱'],
  ['Parang', '파랑'],
  ['Haneul', '하늘'],
  ['Haesol', '해솔'],
  ['Dodam', '도담'],
] as const

type Nickname = readonly [english: string, korean: string]

/** Club nicknames of a sport; each stem always has the same one. */
const NICKNAMES: ReadonlyMap<SportId, readonly Nickname[]> = new Map([
  [
    FOOTBALL,
    [
      ['FC', 'FC'],
      ['United', '유나이티드'],
      ['City', '시티'],
      ['Rovers', '로버스'],
      ['Athletic', '애슬레틱'],
    ],
  ],
  [
    BASKETBALL,
    [
      ['Jumpers', '점퍼스'],
      ['Comets', '코메츠'],
      ['Bisons', '바이슨스'],
      ['Kites', '카이츠'],
      ['Sparks', '스파크스'],
    ],
  ],
  [
    BASEBALL,
    [
      ['Bats', '배츠'],
      ['Whales', '웨일스'],
      ['Cranes', '크레인스'],
      ['Otters', '오터스'],
      ['Foxes', '폭시스'],
    ],
  ],
  [
    VOLLEYBALL,
    [
      ['Spikers', '스파이커스'],
      ['Waves', '웨이브스'],
      ['Blockers', '블로커스'],
      ['Herons', '헤론스'],
      ['Swifts', '스위프츠'],
    ],
  ],
  [
    ICE_HOCKEY,
    [
      ['Blades', '블레이드스'],
      ['Frost', '프로스트'],
      ['Wolves', '울브스'],
      ['Storm', '스톰'],
      ['Orcas', '오르카스'],
    ],
  ],
])

/** For sports without nicknames. */
const PLAIN: Nickname = ['Club', '클럽']

/** The team of a stem, counted from 0; always the same. */
function teamOf(sportId: SportId, index: number): SimulatedTeam {
  const [name, korean] = STEMS[index] ?? STEMS[0]
  const nicknames = NICKNAMES.get(sportId) ?? []
  // Neighbours in a lane are three or four stems apart, so they don't share a nickname.
  const nickname = nicknames[(2 * index) % nicknames.length] ?? PLAIN
  return { name: `${name} ${nickname[0]}`, nameKorean: `${korean} ${nickname[1]}` }
}

/** Two teams of a lane; lanes of a sport share no teams, so that none plays twice at a time. */
export function teamsOf(
  sportId: SportId,
  { lane, lanes, turn }: { readonly lane: number; readonly lanes: number; readonly turn: number },
): readonly [home: SimulatedTeam, away: SimulatedTeam] {
  const mine = STEMS.map((_, index) => index).filter(index => index % lanes === lane)
  const home = turn % mine.length
  // Each round has another opponent.
  const step = 1 + (Math.floor(turn / mine.length) % (mine.length - 1))
  const away = (home + step) % mine.length
  return [teamOf(sportId, mine[home] ?? 0), teamOf(sportId, mine[away] ?? 0)]
}

export const SIMULATION_NOTE = '시뮬레이션 경기 (가상 팀)'

export const SIMULATION_LOCATION = { id: 990_000, name: 'Simulation', nameKorean: '시뮬레이션', flagCode: '' }

/** The site's own ids. */
export const SIMULATION_LEAGUES: ReadonlyMap<
  SportId,
  { readonly id: number; readonly name: string; readonly nameKorean: string }
> = new Map([
  [FOOTBALL, { id: 990_001, name: 'Simulation Football League', nameKorean: '시뮬레이션 축구 리그' }],
  [BASKETBALL, { id: 990_002, name: 'Simulation Basketball League', nameKorean: '시뮬레이션 농구 리그' }],
  [BASEBALL, { id: 990_003, name: 'Simulation Baseball League', nameKorean: '시뮬레이션 야구 리그' }],
  [VOLLEYBALL, { id: 990_004, name: 'Simulation Volleyball League', nameKorean: '시뮬레이션 배구 리그' }],
  [
    ICE_HOCKEY,
    { id: 990_005, name: 'Simulation Ice Hockey League', nameKorean: '시뮬레이션 아이스하키 리그' },
  ],
])
