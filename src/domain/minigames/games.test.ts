import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SPORTS_MINIGAME_ID } from '../sports/game-type.ts'
import { findMinigame, minigames } from './games.ts'
import { kinds } from './kinds.ts'
import { vendorCodeLabels } from './vendor-codes.ts'

const rows = [
  ...readFileSync(join(import.meta.dirname, '../../../docs/rules/requirements/MINI.md'), 'utf8').matchAll(
    /^\| (MINI-\d{3}) \| (game page|other game page)[^|]*\|[^`]*`\/minigame\/([^`]+)`/gm,
  ),
].map(([, id = '', , route = '']) => ({ id, route }))

/** Route of a group page with links; it has no rounds itself (MINI-066). */
const GROUP_PAGE = 'next'

const routesOf = ({ route, otherRoutes }: (typeof minigames)[number]): readonly string[] => [
  ...(route === null ? [] : [route]),
  ...otherRoutes,
]

const venueRoutes = [
  ...readFileSync(join(import.meta.dirname, '../../../docs/rules/requirements/VIRT.md'), 'utf8').matchAll(
    /^\| VIRT-\d{3} \| venue page[^`]*`\/minigame\/(bet365\/[a-z]+\/[a-z0-9]+)`/gm,
  ),
].map(([, route = '']) => route)

test('VIRT-005 to -016 LABEL every venue page has one game with its Korean name, three-minute rounds and a distinct start offset', () => {
  const venues = minigames.filter(({ group }) => group === 'bet365')
  expect(venueRoutes.length).toBe(12)
  expect(venues.map(({ route }) => route).toSorted()).toEqual(venueRoutes.toSorted())
  expect(venues.map(({ title }) => title)).toEqual([
    ...['유로컵', '프리미어십', '슈퍼리그', '월드컵', '베이커 가든스', 'NBA 리플레이', '워터포트 아레나'],
    ...['골든힐 파크', '힐사이드 파크', '브리타니아 웨이', '페스티벌 다운스', '빅토리아 파크'],
  ])
  expect(venues.every(one => one.intervalSeconds === 180 && one.closeSeconds === 10)).toBe(true)
  expect(venues.map(({ offsetSeconds }) => offsetSeconds).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, place) => place * 15),
  )
})

test('MINI-013 to -069 every game page of the specification has one game, and no game has two pages', () => {
  expect(rows.length).toBe(57)
  const pages = rows.map(({ route }) => route).filter(route => route !== GROUP_PAGE)
  const games = minigames.filter(({ group }) => group !== 'bet365')
  expect(games.flatMap(routesOf).toSorted()).toEqual(pages.toSorted())
})

test('MINI-070 the second addresses of next play show the same rounds', () => {
  for (const [other, same] of [
    ['next-sadari', 'next/ladder'],
    ['next-bakara', 'next/baccarat'],
    ['next-onering', 'next/onering'],
  ])
    expect(findMinigame(other ?? '')).toBe(findMinigame(same ?? '-'))
})

test('MINI-084 every game has a unique number, never 1015', () => {
  const ids = minigames.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain(SPORTS_MINIGAME_ID)
})

/**
 * A second copy, because bets store these numbers permanently. New games are added at the end; numbers
 * never change.
 */
const NUMBERS = `
101 mgm/baccarat1|102 mgm/baccarat2|103 mgm/baccarat3|104 mgm/oddeven|105 mgm/gostop
211 ntry/powerball1|212 ntry/powerball2|213 ntry/powerball3|214 ntry/powerball4|215 ntry/powerball5
216 ntry/powerball|217 ntry/powerladder
231 ntry/kenoladder|232 -|233 -|234 named/powerball|235 named/speed6
251 next/powerball|252 next/baccarat|253 next/ladder|254 next/onering
301 lotus/baccarat|302 lotus/oddeven|303 lotus/sicbo|304 lotus/dragontiger
401 skypark/baccarat1|402 skypark/baccarat2|403 skypark/speed_baccarat1|404 skypark/speed_baccarat2
405 skypark/oddeven|406 skypark/blackjack|407 skypark/dragontiger|408 skypark/dice
501 token/baccarat|502 token/highrow|503 token/highrow5|504 token/roulette
505 evolution/powerball|506 evolution/powerball2|507 evolution/powerball3|508 evolution/powerball4|509 evolution/powerball5
510 evolution/pbladder|511 evolution/pbladder2|512 evolution/pbladder3|513 evolution/pbladder4|514 evolution/pbladder5
515 bepick/nnpowerball|516 donghang|517 donghang-sadari|518 kino-sadari|519 speed-kino
520 named/powerball3|521 named/powerladder3|522 named/powerladder5
601 bet365/soccer/eurocups|602 bet365/soccer/premierships|603 bet365/soccer/superleagues|604 bet365/soccer/worldcups
611 bet365/basketball/bakergardens|612 bet365/basketball/nbareplay|613 bet365/basketball/waterportarena
621 bet365/dog/goldenhillparks|622 bet365/dog/hillsideparks
631 bet365/horse/britanniaways|632 bet365/horse/festivaldowns|633 bet365/horse/victoriaparks`
  .trim()
  .split(/[|\n]/)

test('MINI-073 to -084 numbers are stable', () => {
  expect(minigames.map(({ id, route }) => `${id} ${route ?? '-'}`)).toEqual(NUMBERS)
})

test('MINI-072 to -083 each vendor code has a label, also without a game; 409 and 410 stay unused', () => {
  const codes = [
    ...[101, 102, 103, 104, 105, 211, 212, 213, 214, 215, 216, 217, 231, 232, 233, 234, 235],
    ...[251, 252, 253, 254, 301, 302, 303, 304, 305, 306, 307, 308],
    ...[401, 402, 403, 404, 405, 406, 407, 408],
  ]
  expect(Object.keys(vendorCodeLabels).map(Number)).toEqual(codes)
  const coded = minigames.map(({ id }) => Number(id)).filter(id => id < 500)
  expect(codes.filter(code => !coded.includes(code))).toEqual([305, 306, 307, 308])
  expect(coded.filter(code => !codes.includes(code))).toEqual([])
})

test.each([
  ['MINI-072', 101, 105, ['바카라', '홀짝', '고스톱']],
  ['MINI-074', 211, 217, ['파워볼', '파워사다리']],
  ['MINI-076', 231, 235, ['사다리', '달팽이', '다리다리', '파워볼', '스피드사다리']],
  ['MINI-078', 251, 254, ['파워볼', '바카라', '사다리', '1분 링']],
  ['MINI-080', 301, 308, ['바카라', '홀짝', '식보', '용호']],
  ['MINI-082', 401, 408, ['바카라', '스피드바카라', '홀짝', '블랙잭', '드래곤타이거', '주사위']],
] as const)('%s codes %i to %i name the games that the specification lists', (_, first, last, words) => {
  // A number after a word is its table or its minutes.
  const labels = Array.from({ length: last - first + 1 }, (_, index) =>
    vendorCodeLabels[first + index]?.replace(/ \d분?$/, ''),
  )
  expect(new Set(labels)).toEqual(new Set(words))
})

test('MINI-072 to -083 the kind of a coded game matches its code', () => {
  const word: Readonly<Record<string, string>> = {
    ...{
      powerball: '파워볼',
      'power-ladder': '사다리',
      'keno-ladder': '사다리',
      ladder: '다리',
      snail: '달팽이',
    },
    ...{ speed6: '사다리', ring: '링', baccarat: '바카라', 'odd-even': '홀짝', 'odd-even-king': '홀짝' },
    ...{ 'go-stop': '고스톱', 'sic-bo': '식보', blackjack: '블랙잭', dice: '주사위' },
  }
  const wrong = minigames.filter(
    ({ id, kind }) =>
      id < 500 && kind !== 'dragon-tiger' && !vendorCodeLabels[id]?.includes(word[kind] ?? '?'),
  )
  expect(wrong.map(({ id }) => Number(id))).toEqual([])
})

const secondsOf = (name: string) => findMinigame(name)?.intervalSeconds

test('MINI-087 the number at the end of a name is its minutes; the default is 1 or 5', () => {
  for (const number of [1, 2, 3, 4, 5]) expect(secondsOf(`ntry/powerball${number}`)).toBe(number * 60)
  for (const number of [2, 3, 4, 5]) {
    expect(secondsOf(`evolution/powerball${number}`)).toBe(number * 60)
    expect(secondsOf(`evolution/pbladder${number}`)).toBe(number * 60)
  }
  expect(secondsOf('token/highrow5')).toBe(300)
  expect([secondsOf('named/powerball3'), secondsOf('named/powerladder3')]).toEqual([180, 180])
  const minute = minigames.filter(
    ({ group, route }) => ['evolution', 'next', 'token'].includes(group) && !/\d$/.test(route ?? ''),
  )
  expect(minute.map(({ intervalSeconds }) => intervalSeconds).filter(seconds => seconds !== 60)).toEqual([])
  for (const name of [
    'ntry/powerball',
    'ntry/powerladder',
    'ntry/kenoladder',
    'named/powerball',
    'named/speed6',
  ])
    expect(secondsOf(name)).toBe(300)
  for (const name of ['donghang', 'donghang-sadari', 'kino-sadari', 'speed-kino', 'bepick/nnpowerball'])
    expect(secondsOf(name)).toBe(300)
})

test('MINI-087 card and dice games run every minute; a card table’s number names the table, and speed tables run every 30 seconds', () => {
  const ofCards = minigames.filter(({ group }) => ['lotus', 'mgm', 'skypark'].includes(group))
  const others = ofCards.filter(({ intervalSeconds }) => intervalSeconds !== 60).map(({ route }) => route)
  expect(others).toEqual(['skypark/speed_baccarat1', 'skypark/speed_baccarat2'])
})

test('handbook 8.2 no round is shorter than 30 seconds, and rounds fill the day', () => {
  for (const { intervalSeconds } of minigames) {
    expect(intervalSeconds).toBeGreaterThanOrEqual(30)
    expect(intervalSeconds).toBeLessThanOrEqual(300)
    expect(86_400 % intervalSeconds).toBe(0)
    expect(86_400 / intervalSeconds).toBeLessThanOrEqual(9_999)
  }
})

test('MINI-088 every game closes 10 seconds before the end of a round', () => {
  expect([...new Set(minigames.map(({ closeSeconds }) => closeSeconds))]).toEqual([10])
})

test('handbook 3.7 a ladder based on another game has its rounds, and that game has the needed balls', () => {
  const drawn: Readonly<Record<string, string>> = { 'power-ladder': 'powerball', 'keno-ladder': 'speed-keno' }
  const ladders = minigames.filter(({ id, drawnBy }) => id !== drawnBy)
  expect(ladders.length).toBe(10)
  for (const game of ladders) {
    const source = findMinigame(String(game.drawnBy))
    expect(source?.kind).toBe(drawn[game.kind])
    expect(source?.intervalSeconds).toBe(game.intervalSeconds)
    expect(source?.closeSeconds).toBe(game.closeSeconds)
    expect(source?.drawnBy).toBe(source?.id)
  }
})

test('titles name the kind first, then the length of a round, then what distinguishes equal games', () => {
  const own = minigames.filter(({ group }) => group !== 'bet365')
  const lengthOf = (seconds: number) => (seconds < 60 ? `${seconds}초` : `${seconds / 60}분`)
  const wrong = own.filter(
    ({ title, intervalSeconds }) =>
      !new RegExp(`^[가-힣 ]+ ${lengthOf(intervalSeconds)}( · [A-Z]\\d?)?$`).test(title),
  )
  expect(wrong.map(({ title }) => title)).toEqual([])
  const roots = own.map(({ title }) => title.replace(/ · .*$/, ''))
  expect(roots.filter(root => root === '바카라 1분')).toHaveLength(8)
})

test('titles are Korean or neutral and unique, and every kind has a game', () => {
  const titles = minigames.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  // No brand of a maker or a lottery (handbook 3.1).
  expect(
    titles.filter(title =>
      /동행|EOS|엔트리|네임드|베픽|로투스|MGM|토큰|스카이|EVO|넥스트|bet365/i.test(title),
    ),
  ).toEqual([])
  const played = new Set(minigames.map(({ kind }) => kind))
  expect(Object.keys(kinds).filter(id => !played.has(id as keyof typeof kinds))).toEqual([])
})

test('finds a game only by its number and by its address', () => {
  expect(findMinigame('251')).toBe(findMinigame('next/powerball'))
  for (const name of ['', 'null', '0251', 'next', '306', '1015', 'powerball', '/minigame/next/powerball'])
    expect(findMinigame(name)).toBeUndefined()
})
