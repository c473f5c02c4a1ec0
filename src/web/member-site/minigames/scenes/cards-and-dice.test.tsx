// Scenes of cards, dice and the wheel, with draws from the engine.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { numbersOfRound } from '#tests/support/draws/digests.ts'
import { loadScene } from './load-scene.ts'

type Shown = { readonly told: readonly string[]; readonly faces: readonly string[]; readonly words: string }

/** A scene at a moment: its accessible text, visible faces, and all letters of the picture. */
async function show(kind: string, draw: unknown, share: number, ownWins: readonly string[] = []) {
  const scene = await loadScene(kind)
  assert(scene, `there is a scene of ${kind}`)
  const markup = renderToStaticMarkup(
    <scene.View draw={draw} at={scene.length(draw) * share} ownWins={new Set(ownWins)} />,
  )
  const told = /aria-label="[^":]*: ([^"]*)"/.exec(markup)?.[1]?.split(', ') ?? []
  const faces = [...markup.matchAll(/data-(?:face|pips)="([^"]*)"/g)].map(([, face = '']) => face)
  const words = [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word).join(' ')
  const own = [...markup.matchAll(/data-won|data-state="won"/g)].length
  return { told, faces, words, own } satisfies Shown & { own: number }
}

const atEnd = (kind: string, draw: unknown, ownWins?: readonly string[]) => show(kind, draw, 1, ownWins)

const baccarat = (
  player: readonly string[],
  banker: readonly string[],
  points: readonly [number, number],
) => ({
  player,
  banker,
  playerPoints: points[0],
  bankerPoints: points[1],
})

test('MINI-094 ends a natural after four cards', async () => {
  const draw = baccarat(['9C', 'KD'], ['3H', '4S'], [9, 7])
  const { told, faces, words } = await atEnd('baccarat', draw)
  expect(told).toEqual([
    '플레이어 클로버 9',
    '뱅커 하트 3',
    '플레이어 다이아 K',
    '뱅커 스페이드 4',
    '플레이어 승 · 9 대 7 · 내추럴',
  ])
  expect(faces.toSorted()).toEqual(['3H', '4S', '9C', 'KD'])
  expect(words).toContain('플레이어 승')
})

test('MINI-094 deals third cards last, the player’s first, and announces each', async () => {
  const draw = baccarat(['2C', '3D', '6H'], ['KH', '3S', '9D'], [1, 2])
  const { told } = await atEnd('baccarat', draw)
  expect(told.slice(4)).toEqual(['플레이어 하트 6', '뱅커 다이아 9', '뱅커 승 · 1 대 2'])
  const waits = await show('baccarat', draw, 0.5)
  expect(waits.words).toContain('플레이어 5점, 한 장 더 받습니다')
  expect(waits.told).toHaveLength(4)
  const banker = await show('baccarat', draw, 0.8)
  expect(banker.words).toContain('뱅커 3점, 한 장 더 받습니다')
  expect(banker.words).not.toContain('정지')
  const stood = await show('baccarat', baccarat(['KC', '6D'], ['KH', '5S', '3D'], [6, 8]), 0.7)
  expect(stood.words).toContain('플레이어 6점 정지 · 뱅커 5점, 한 장 더 받습니다')
})

test('MINI-094 marks the picked side, tie and pair in jade', async () => {
  const won = baccarat(['8C', '8D', '2H'], ['KH', '7S'], [8, 7])
  expect((await atEnd('baccarat', won)).own).toBe(0)
  expect((await atEnd('baccarat', won, ['winner.player'])).own).toBe(1)
  expect((await atEnd('baccarat', won, ['player-pair.player-pair'])).own).toBe(2)
  expect((await show('baccarat', won, 0.8, ['player-pair.player-pair', 'winner.player'])).own).toBe(0)
  const tie = baccarat(['9C', 'KD'], ['KH', '9S'], [9, 9])
  expect((await atEnd('baccarat', tie, ['winner.tie'])).own).toBe(2)
  expect((await atEnd('baccarat', tie)).told.at(-1)).toBe('타이 · 9 대 9 · 내추럴')
})

const blackjack = (
  player: readonly string[],
  dealer: readonly string[],
  totals: readonly [number, number],
) => ({
  player,
  dealer,
  playerTotal: totals[0],
  dealerTotal: totals[1],
})

test.each([
  [blackjack(['9C', '4D', '10H'], ['KH', '5S'], [23, 15]), '딜러 승 · 23 버스트 대 15'],
  [blackjack(['10C', 'KD'], ['QH', 'JS'], [20, 20]), '푸시 · 20 대 20'],
  [blackjack(['AC', 'KD'], ['7H', '7S', '7D'], [21, 21]), '플레이어 승 · 블랙잭 대 21'],
  [blackjack(['AC', '6D'], ['7H', '6S', 'QD'], [17, 23]), '플레이어 승 · 17 대 23 버스트'],
])('MINI-100 %j: %s', async (draw, end) => {
  const { told, faces } = await atEnd('blackjack', draw)
  expect(told.at(-1)).toBe(end)
  expect(told).toHaveLength(draw.player.length + draw.dealer.length + 1)
  expect(faces.toSorted()).toEqual([...draw.player, ...draw.dealer].toSorted())
})

test('MINI-100 marks a picked bust or blackjack in jade', async () => {
  const bust = blackjack(['9C', '4D', '10H'], ['KH', '5S'], [23, 15])
  expect((await atEnd('blackjack', bust, ['player-bust.player-bust'])).own).toBe(3)
  const natural = blackjack(['AC', 'KD'], ['7H', 'KS'], [21, 17])
  expect((await atEnd('blackjack', natural, ['player-blackjack.player-blackjack'])).own).toBe(2)
})

test('MINI-095 announces dragon, tiger, tie and suited tie', async () => {
  const end = async (dragon: string, tiger: string) =>
    (await atEnd('dragon-tiger', { dragon, tiger })).told.at(-1)
  expect(await end('KC', 'QC')).toBe('드래곤 승')
  expect(await end('AC', '2C')).toBe('타이거 승')
  expect(await end('7C', '7S')).toBe('타이')
  expect(await end('7C', '7C')).toBe('수티드 타이')
})

test('MINI-096 announces the card and its number, and none for a king', async () => {
  expect((await atEnd('odd-even', { card: 'QH' })).told).toEqual(['하트 Q', '12'])
  expect((await atEnd('odd-even-king', { card: 'KS' })).told).toEqual(['스페이드 K', 'K'])
})

test('MINI-101 announces the card compared with the seven', async () => {
  expect((await atEnd('high-low', { rank: 13, colour: 'red' })).told).toEqual(['레드 K', '7보다 높음'])
  expect((await atEnd('high-low', { rank: 1, colour: 'black' })).told).toEqual(['블랙 A', '7보다 낮음'])
  expect((await atEnd('high-low', { rank: 7, colour: null })).told).toEqual(['세븐 7', '7과 같음'])
})

test('MINI-099 announces the cards and the ranks of both pairs', async () => {
  const draw = { go: ['1-1', '12-3'], stop: ['8-4', '8-1'], goRank: 3, stopRank: 18 }
  expect((await atEnd('go-stop', draw)).told).toEqual([
    '고 1월 송학 1번',
    '스톱 8월 공산 4번',
    '고 12월 비 3번',
    '스톱 8월 공산 1번',
    '스톱 승 · 3끗 대 8땡',
  ])
})

test('MINI-097 announces three dice in order, their sum and a triple', async () => {
  const { told, faces, words } = await atEnd('sic-bo', { dice: [4, 2, 4] })
  expect(told).toEqual(['4', '2', '4', '합 10'])
  expect(faces).toEqual(['4', '2', '4'])
  expect(words).toContain('트리플 아님')
  expect((await atEnd('sic-bo', { dice: [2, 2, 2] })).told).toEqual(['2', '2', '2', '합 6', '트리플'])
  expect((await show('sic-bo', { dice: [4, 2, 4] }, 0.3)).faces).toEqual([])
})

test('MINI-097 marks the dice or the sum of the picked answer in jade', async () => {
  const own = async (...picks: readonly string[]) => (await atEnd('sic-bo', { dice: [4, 2, 4] }, picks)).own
  expect(await own('double.4')).toBe(2)
  expect(await own('single.2')).toBe(1)
  expect(await own('two-dice.2-4')).toBe(3)
  expect(await own('sum.10')).toBe(0)
  expect((await atEnd('sic-bo', { dice: [2, 2, 2] }, ['any-triple.any'])).own).toBe(3)
})

test('MINI-098 MINI-102 announces the number of the die and of the wheel', async () => {
  for (const die of [1, 6]) expect((await atEnd('dice', { die })).told).toEqual([String(die)])
  expect((await atEnd('roulette', { number: 0 })).told).toEqual(['제로 0'])
  expect((await atEnd('roulette', { number: 17 })).told).toEqual(['블랙 17'])
  expect((await atEnd('roulette', { number: 32 })).told).toEqual(['레드 32'])
})

const cardKinds = [
  'baccarat',
  'dragon-tiger',
  'blackjack',
  'odd-even',
  'odd-even-king',
  'go-stop',
  'high-low',
]

/** All strings of a draw that are cards. */
const cardsIn = (draw: unknown): readonly string[] =>
  Object.values(draw ?? {})
    .flat()
    .filter(one => typeof one === 'string' && one !== 'red' && one !== 'black')

test.each(cardKinds)('%s: keeps open cards open and shows the whole draw at the end', async id => {
  const kind = findKind(id)
  assert(kind, `there is a kind ${id}`)
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const draw = kind.draw(numbersOfRound(810, round))
    const { faces: ready } = await show(id, undefined, 0)
    let open = 0
    for (const share of Array.from({ length: 21 }, (_, step) => step / 20)) {
      const { faces } = await show(id, draw, share)
      expect(faces.length).toBeGreaterThanOrEqual(open)
      open = faces.length
    }
    const { faces } = await atEnd(id, draw)
    if (id !== 'high-low') expect(faces.toSorted()).toEqual(cardsIn(draw).toSorted())
    expect(ready.length).toBe(id === 'high-low' ? 1 : 0)
  }
})
