import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportedRounds } from '#contract/minigame/exported-rounds.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { runDraw } from './draw.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanpan-draw-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SEED = '32ba476771d01e37807990ead8719f08af494723de1d228f2c2c07cc0aa40bac'
const BEACON = '9ef65b24c7a541e3de379a454a58b8403a3726634f4e84cbd47e63efc41d8fed'
const ROUND = '20261123-0001'

function draw(...args: readonly string[]) {
  const { code, out, error } = runDraw(args)
  return { status: code, out, error }
}

function verify(rounds: unknown) {
  const file = join(folder, 'rounds.json')
  writeFileSync(file, typeof rounds === 'string' ? rounds : JSON.stringify(rounds))
  return draw('--verify', file)
}

test('prints the draw of a round and the result of every market', () => {
  const { status, out, error } = draw('next/powerball', '--seed', SEED, '--beacon', BEACON, '--round', ROUND)
  expect({ status, error }).toEqual({ status: 0, error: '' })
  const answer = JSON.parse(out)
  expect(answer).toMatchObject({
    game: { gameId: 251, route: 'next/powerball', kind: 'powerball', drawnBy: 251 },
    round: ROUND,
    commitment: '4decd6e387a1dfb3e54c485ee6f3a898d3dd4bb7c28eb2650d8419a3bead0160',
    draw: { balls: [17, 28, 23, 27, 11], powerball: 1 },
  })
  expect(answer.results.length).toBe(11)
  expect(answer.results).toContainEqual({ market: 'sum-size', won: ['large'], void: [] })
})

test('draws a linked ladder under its source game’s name, and accepts its number', () => {
  const { out } = draw('517', '--seed', SEED.toUpperCase(), '--beacon', BEACON, '--round', ROUND)
  const source = draw('donghang', '--seed', SEED, '--beacon', BEACON, '--round', ROUND)
  expect(JSON.parse(out)).toMatchObject({ game: { drawnBy: 516 }, message: `516:${ROUND}:${BEACON}` })
  expect(JSON.parse(out).draw).toMatchObject(JSON.parse(source.out).draw)
})

test.each([
  ['no game', [], /^usage: /],
  [
    'an unknown game',
    ['next/poker', '--seed', SEED],
    /^There is no game "next\/poker"\. Known: mgm\/baccarat1, /,
  ],
  ['a code without a game', ['306'], /^306 \(홀짝 2\) is a code without a game\.\n$/],
  ['no seed', ['251', '--beacon', BEACON, '--round', ROUND], /^A draw needs --seed, --beacon and --round\./],
  [
    'a short seed',
    ['251', '--seed', '00', '--beacon', BEACON, '--round', ROUND],
    /^The seed has to be 64 hex/,
  ],
  [
    'an invalid beacon',
    ['251', '--seed', SEED, '--beacon', 'abc', '--round', ROUND],
    /^The beacon has to be 2 to 128/,
  ],
  ['no beacon', ['251', '--seed', SEED, '--beacon', '', '--round', ROUND], /^The beacon has to be 2 to 128/],
  [
    'no round',
    ['251', '--seed', SEED, '--beacon', BEACON, '--round', '1'],
    /^"1" is no round: it has to look like/,
  ],
  ['an unknown option', ['251', '--salt', '1'], /^Unknown option '--salt'/],
  ['no file', ['--verify', '/nowhere.json'], /^\/nowhere\.json can't be read: /],
])('refuses %s with one sentence and exit code 1', (_name, args, sentence) => {
  const { status, out, error } = draw(...args)
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(error).toMatch(sentence)
  expect(error).not.toContain('    at ')
})

test('MINI-089 reports correct exported rounds, and counts undrawn ones', () => {
  const game = exportedGame('ladder', 4)
  const waiting = game.rounds.slice(-1).map(round => ({
    ...round,
    ...{ state: 'closed', seed: null, beacon: null, draw: null, results: undefined },
  }))
  const { status, out, error } = verify({ ...game, rounds: [...game.rounds.slice(0, -1), ...waiting] })
  expect({ status, error }).toEqual({ status: 0, error: '' })
  expect(JSON.parse(out)).toEqual({ rounds: 4, right: 3, notYetTold: 1, wrong: [] })
})

test('MINI-089 reports what is wrong with a changed round and exits with code 1', () => {
  const game = exportedGame('ladder', 4)
  const rounds = game.rounds.map((round, index) =>
    index === 1 ? { ...round, draw: { start: 'left' } } : round,
  )
  const { status, out, error } = verify({ ...game, rounds })
  expect({ status, error }).toEqual({
    status: 1,
    error: '20261123-0002: its seed and beacon give another draw.\n',
  })
  expect(JSON.parse(out)).toMatchObject({ right: 3, wrong: [{ roundId: '20261123-0002', faults: ['draw'] }] })
})

const withWord = (word: string) => {
  const game = exportedGame('dice', 1)
  return { ...game, rounds: game.rounds.map(round => ({ ...round, bets: [{ betId: 'a-1', word }] })) }
}

test.each([
  ['invalid JSON', '{', /can't be read: /],
  ['another format', { format: 'x' }, /holds no exported rounds: format: /],
  [
    'half a surrogate pair',
    withWord('\ud83c'),
    /holds no exported rounds: rounds\.0\.bets\.0\.word: no whole signs/,
  ],
  [
    'an unknown kind',
    { ...exportedGame('dice', 1), kind: '__proto__' },
    /^There is no kind of game "__proto__"/,
  ],
  [
    'an invalid seed',
    { ...exportedGame('dice', 1), rounds: [{ seed: 'x' }] },
    /holds no exported rounds: rounds/,
  ],
])('refuses a file with %s with one sentence and exit code 1', (_name, rounds, sentence) => {
  const { status, out, error } = verify(rounds)
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(error).toMatch(sentence)
})

test('lists the exact chance and edge of every pick in the pay table', () => {
  const { markets } = JSON.parse(draw('--pay-table', 'kino-sadari').out)
  expect(markets[2]).toEqual({
    ...{ id: 'odd-even', label: '홀짝' },
    picks: [
      { id: 'odd', label: '홀', odds: '1.98', won: '17/35', void: '0/1', edge: '67/1750' },
      { id: 'even', label: '짝', odds: '1.87', won: '18/35', void: '0/1', edge: '67/1750' },
    ],
  })
})

test('reads an exported game back through the contract unchanged', () => {
  const game = exportedGame('roulette', 3)
  expect(exportedRounds.parse(JSON.parse(JSON.stringify(game)))).toEqual(game)
})

test('writes results to stdout and faults to stderr, and exits with its code', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [resolve(import.meta.dirname, 'draw.ts'), ...args], { encoding: 'utf8' })
  const right = run('251', '--seed', SEED, '--beacon', BEACON, '--round', ROUND)
  expect([right.status, right.stderr, JSON.parse(right.stdout).draw.powerball]).toEqual([0, '', 1])
  const wrong = run('--verify', join(folder, 'none.json'))
  expect([wrong.status, wrong.stdout]).toEqual([1, ''])
  expect(wrong.stderr).toMatch(/none\.json can't be read: ENOENT/)
})
