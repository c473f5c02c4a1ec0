import type { SportId } from '#domain/ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'

/** Teams that nobody can take for real ones: every name says that it is a simulation. */
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

const CLUBS: ReadonlyMap<SportId, readonly [string, string]> = new Map([
  [FOOTBALL, ['FC', 'FC']],
  [BASKETBALL, ['Jumpers', '점퍼스']],
  [BASEBALL, ['Bats', '배츠']],
  [VOLLEYBALL, ['Spikers', '스파이커스']],
  [ICE_HOCKEY, ['Blades', '블레이즈']],
])

/** Two teams of a lane; lanes of a sport share none, so that nobody plays twice at a time. */
export function teamsOf(
  sportId: SportId,
  { lane, lanes, turn }: { readonly lane: number; readonly lanes: number; readonly turn: number },
): readonly [home: SimulatedTeam, away: SimulatedTeam] {
  const mine = STEMS.filter((_, index) => index % lanes === lane)
  const club = CLUBS.get(sportId) ?? ['Club', '클럽']
  const home = turn % mine.length
  // Each round meets another opponent.
  const step = 1 + (Math.floor(turn / mine.length) % (mine.length - 1))
  const away = (home + step) % mine.length
  const named = (index: number): SimulatedTeam => {
    const [name, korean] = mine[index] ?? STEMS[0]
    return { name: `Sim ${name} ${club[0]}`, nameKorean: `시뮬 ${korean} ${club[1]}` }
  }
  return [named(home), named(away)]
}

export const SIMULATION_NOTE = '시뮬레이션 경기 (가상 팀)'

export const SIMULATION_LOCATION = { id: 990_000, name: 'Simulation', nameKorean: '시뮬레이션', flagCode: '' }

/** Our own ids. */
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
