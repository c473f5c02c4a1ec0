// Checks that docs/fairness.md and docs/verify_draw.py match the code: vectors, the worked example, and
// rounds of every kind.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signerOf } from '#server/platform/process/signatures.ts'
import { hash, hmac } from '#tests/support/draws/digests.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { openTwoKeepers } from '#tests/support/draws/two-keepers.ts'
import { betsBeacon } from '../draws/beacon.ts'
import { digestBlocks } from '../draws/digest-blocks.ts'
import { chainLink } from '../draws/hash-chain.ts'
import { bytesOfHex, hexOf } from '../draws/hex.ts'
import {
  chainText,
  keeperBeacon,
  keeperBeaconText,
  keeperChainText,
  linkText,
  listText,
} from '../draws/keeper-words.ts'
import { roundMessage, roundNumbers } from '../draws/round-draw.ts'
import { textBytes } from '../draws/text-bytes.ts'
import type { ExportedRounds } from './exported-rounds.ts'
import { minigames } from './games.ts'
import { findKind, kinds } from './kinds.ts'

const docs = join(import.meta.dirname, '../../../docs')
const page = readFileSync(join(docs, 'fairness.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'hanpan-fairness-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = (hex: string | undefined): Uint8Array => bytesOfHex(hex ?? '') ?? new Uint8Array()
/** The value next to a name in the example. */
const example = (name: string): string => page.split(`| ${name} | \``)[1]?.split('`')[0] ?? ''

const seed = example('seed (link 1)')
const [, vectorBeacon = ''] = /and the beacon `([0-9a-f]{64})`\.\n\n\| kind/.exec(page) ?? []
const vectors = [...page.matchAll(/^\| ([\w-]+) \| (\d+) \| (\d{8}-\d{4}) \| `(.+)` \|$/gm)].map(
  ([, kind = '', game = '', round = '', draw = '']) => ({ kind, game, round, draw }),
)

test('MINI-089 the page has two vectors of every kind', () => {
  expect(vectors.map(({ kind }) => kind)).toEqual(Object.keys(kinds).flatMap(id => [id, id]))
  expect(bytes(vectorBeacon).length).toBe(32)
})

test.each(vectors)('MINI-089 the page gives the draw of $kind in $round', ({ kind, game, round, draw }) => {
  const name = { gameId: Number(game), roundId: round }
  const drawn = findKind(kind)
    ?.at(name)
    .draw(roundNumbers(hmac, bytes(seed), name, bytes(vectorBeacon)))
  expect(JSON.stringify(drawn)).toBe(draw)
})

test('MINI-089 the worked example reproduces the published result', () => {
  const name = { gameId: 251, roundId: '20261123-0001' }
  const links = [3, 2, 1, 0].map(link => hexOf(chainLink(hash, bytes(example('secret (link 3)')), 3, link)))
  const [, text = ''] = /line feed:\n\n```\n([^`]+)```/.exec(page) ?? []
  const bets = [
    { betId: '019ab000-0000-7000-8000-000000000002', word: '행운' },
    { betId: '019ab000-0000-7000-8000-000000000001', word: '' },
  ]
  const beacon = betsBeacon(hash, name, bets)
  const message = roundMessage(name, beacon)
  const block = digestBlocks(hmac, bytes(seed), textBytes(message)).next().value
  expect({
    links,
    beacon: [hexOf(beacon), hexOf(hash(textBytes(text)))],
    block: hexOf(block ?? new Uint8Array()),
    draw: JSON.stringify(kinds.powerball.draw(roundNumbers(hmac, bytes(seed), name, beacon))),
  }).toEqual({
    links: [
      ...[example('secret (link 3)'), example('link 2'), seed],
      example('commitment and chain end (link 0)'),
    ],
    beacon: [example('beacon'), example('beacon')],
    block: example('block 1'),
    draw: example('draw'),
  })
  expect(page).toContain(`'${message}'`)
})

/** The value next to a name in the table of two keepers. */
const value = example
test('MINI-089 the example of two keepers reproduces the published texts, signatures, beacon and draw', () => {
  const name = { gameId: 251, roundId: '20261123-0001' }
  const linkOf = (number: number) => hexOf(chainLink(hash, bytes(value('keeper secret (link 3)')), 3, number))
  const [, chainEnd = ''] = /chain end \(link 0\) \| `([0-9a-f]{64})`/.exec(page) ?? []
  const chain = { gameId: 251, intervalSeconds: 60, offsetSeconds: 0, chainEnd, links: 3 }
  const list = { ...name, closesAt: 1_795_359_650_000, chainEnd, link: 1, digest: example('beacon') }
  const link = { keeperEnd: linkOf(0), keeperSeed: linkOf(1) }
  const secret = (last: number) => bytes(String(last).padStart(64, '0'))
  const [house, keeper] = [signerOf(secret(3)), signerOf(secret(4))]
  const given = { digest: list.digest, keeperSeed: link.keeperSeed }
  const beacon = keeperBeacon(hash, name, given)
  const found: Readonly<Record<string, string>> = {
    'keeper end (link 0)': link.keeperEnd,
    'house key': house.publicKey,
    'keeper key': keeper.publicKey,
    'chain text': chainText(chain),
    'chain signature': house.sign(chainText(chain)),
    'keeper chain text': keeperChainText(chain, link.keeperEnd),
    'keeper chain signature': keeper.sign(keeperChainText(chain, link.keeperEnd)),
    'list text': listText(list),
    'list signature': house.sign(listText(list)),
    'keeper seed (link 1)': link.keeperSeed,
    'link text': linkText(list, link),
    'link signature': keeper.sign(linkText(list, link)),
    'beacon text': keeperBeaconText(name, given),
    'keeper beacon': hexOf(beacon),
    'keeper draw': JSON.stringify(kinds.powerball.draw(roundNumbers(hmac, bytes(seed), name, beacon))),
  }
  expect(Object.fromEntries(Object.keys(found).map(row => [row, value(row)]))).toEqual(found)
})

const raceOrders: Readonly<Record<string, string>> = {
  exacta: 'every `a-b`',
  quinella: 'every `a-b` with a < b',
}
/** The picks of a market as the page writes them. */
const picksText = (kind: string, market: string, picks: readonly { readonly id: string }[]): string => {
  const isRace = kind === 'virtual-dog' || kind === 'virtual-horse'
  if (isRace && market.startsWith('trifecta-')) return `every \`${market.slice('trifecta-'.length)}-b-c\``
  return (isRace ? raceOrders[market] : undefined) ?? picks.map(({ id }) => `\`${id}\``).join(' ')
}

test('the page names every market and pick of every kind', () => {
  const rows = Object.entries(kinds).flatMap(([id, { markets }]) =>
    markets.map(market => `| ${id} | \`${market.id}\` | ${picksText(id, market.id, market.picks)} |`),
  )
  expect(page).toContain(`| kind | market | picks |\n|---|---|---|\n${rows.join('\n')}\n`)
})

test('the page has the seconds, the offset and the drawing game of every game', () => {
  const alike = Map.groupBy(
    minigames,
    ({ kind, intervalSeconds, offsetSeconds }) => `${kind} | ${intervalSeconds} | ${offsetSeconds}`,
  )
  const rows = [...alike].map(([facts, games]) => {
    const named = games.map(({ id, drawnBy }) => (drawnBy === id ? String(id) : `${id} (${drawnBy})`))
    return `| ${facts} | ${named.join(', ')} |`
  })
  expect(page).toContain(`| kind | seconds | offset | games |\n|---|---|---|---|\n${rows.join('\n')}\n`)
})

const hasPython = spawnSync('python3', ['--version']).status === 0
const NO_PYTHON = 'there is no python3 on this machine'
const script = join(docs, 'verify_draw.py')

function runScript(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('python3', [script, ...args], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

function writeRounds(name: string, rounds: ExportedRounds): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(rounds))
  return file
}

test('MINI-089 the independent Python script draws the same: 1,000 rounds of every kind', context => {
  if (!hasPython) context.skip(NO_PYTHON)
  const files = Object.keys(kinds).map(id => writeRounds(id, exportedGame(id, 1_000)))
  const { status, said } = runScript(...files)
  expect(said.trim().split('\n')).toEqual(files.map(file => `${file}: 1000 rounds, 1000 told, 0 wrong.`))
  expect(status).toBe(0)
}, 180_000)

test('MINI-089 the independent script reproduces the vectors of the page', context => {
  if (!hasPython) context.skip(NO_PYTHON)
  for (const { kind, game, round, draw } of vectors.filter((_, index) => index % 2 === 0)) {
    const { said } = runScript('--draw', kind, game, round, seed, vectorBeacon)
    expect(JSON.parse(said)).toEqual(JSON.parse(draw))
  }
}, 120_000)

const one = exportedGame('baccarat', 6)
test.for([
  ['seed', { seed: '11'.repeat(32) }, 'does not hash to its commitment'],
  ['beacon', { beacon: '11'.repeat(32) }, 'its beacon is not made of what it says'],
  ['draw', { draw: {} }, 'give another draw'],
] as const)('MINI-089 the independent script detects another %s', ([name, change, told], context) => {
  if (!hasPython) context.skip(NO_PYTHON)
  const rounds = one.rounds.map((round, index) => (index === 3 ? { ...round, ...change } : round))
  const { status, said } = runScript(writeRounds(`wrong-${name}`, { ...one, rounds }))
  expect(said).toContain(told)
  expect(said).toContain('6 rounds, 6 told, 1 wrong.')
  expect(status).toBe(1)
})

test('refuses to verify a file that is no export', context => {
  if (!hasPython) context.skip(NO_PYTHON)
  const file = join(folder, 'other.json')
  writeFileSync(file, '{"format":"other"}')
  expect(runScript(file).status).toBe(2)
})

test('MINI-089 the independent script checks rounds of two keepers, signatures included', context => {
  if (!hasPython) context.skip(NO_PYTHON)
  const two = openTwoKeepers(8)
  const bets = [{ betId: '019ab000-0000-7000-8000-000000000001', word: '행운' }]
  const rounds = [1, 2, 3, 4, 5].map(number => two.honest(number, number % 2 === 0 ? bets : []))
  const { status, said } = runScript(writeRounds('two-keepers', two.exported(rounds)))
  expect(said).toContain(`the second keeper's key is ${two.keeper.publicKey}`)
  expect(said).toContain('5 rounds, 5 told, 0 wrong.')
  expect(status).toBe(0)
  const [first, second, ...rest] = rounds
  const signature = `${second?.keeper?.linkSignature.slice(0, -2)}00`
  const wrong = [
    { ...first, closesAt: (first?.closesAt ?? 0) - 1 },
    { ...second, keeper: { ...second?.keeper, linkSignature: signature } },
    ...rest,
  ]
  const checked = runScript(writeRounds('two-keepers-wrong', two.exported(wrong as typeof rounds)))
  expect(checked.said).toContain('round 20261123-0001: its list of bets is not signed by the house')
  expect(checked.said).toContain(
    'round 20261123-0002: the seed of its keeper is not signed by it for this list',
  )
  expect(checked.said).toContain('5 rounds, 5 told, 2 wrong.')
})
