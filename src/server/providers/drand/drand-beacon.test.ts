import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hexOf } from '#domain/draws/hex.ts'
import { instant } from '#domain/instant.ts'
import { createLog } from '#server/platform/process/log.ts'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { openDrand, readDrand } from './drand.ts'
import { isSignedByDrand } from './verify-drand.ts'

/** The network quicknet, and the value of its round 1,000 (docs/fairness.md). */
const QUICKNET =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const bytes = (digits: string) => Buffer.from(digits, 'hex')

test('verifies a recorded drand value for its own round and key only', () => {
  expect(isSignedByDrand(bytes(QUICKNET), 1_000, bytes(SIGNATURE))).toBe(true)
  expect(isSignedByDrand(bytes(QUICKNET), 1_001, bytes(SIGNATURE))).toBe(false)
  expect(isSignedByDrand(ownKey, 1_000, bytes(SIGNATURE))).toBe(false)
  const changed = bytes(SIGNATURE)
  changed[47] = (changed[47] ?? 0) ^ 1
  expect(isSignedByDrand(bytes(QUICKNET), 1_000, changed)).toBe(false)
  for (const length of [0, 47, 48, 96])
    expect(isSignedByDrand(bytes(QUICKNET), 1_000, Buffer.alloc(length))).toBe(false)
})

const { shortSignatures, utils } = bls12_381
const secret = utils.randomSecretKey()
const ownKey = shortSignatures.getPublicKey(secret).toBytes()
function sign(round: number): string {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const point = shortSignatures.hash(hash(number), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  return hexOf(shortSignatures.sign(point, secret).toBytes())
}

let answerTo: (round: number) => unknown = () => undefined
const asked: number[] = []
const relay = createServer((request, response) => {
  const round = Number(request.url?.split('/').at(-1))
  asked.push(round)
  const said = answerTo(round)
  response.writeHead(said === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(said ?? {}))
})
beforeAll(() => new Promise<void>(resolve => void relay.listen(0, '127.0.0.1', resolve)))
afterAll(() => relay.close())

const GENESIS = 1_700_000_000
const open = () => {
  const { port } = relay.address() as AddressInfo
  const setting = `http://127.0.0.1:${port}/ ${hexOf(ownKey)} ${GENESIS} 3`
  const settings = readDrand({ HANPAN_DRAND: setting })
  if (!settings) throw new Error('no settings')
  const beacon = openDrand(settings, { log: createLog({ level: 'silent' }) })
  if (beacon.kind !== 'drand') throw new Error('no drand')
  return beacon
}
const closesAt = (round: number) => instant((GENESIS + (round - 2) * 3) * 1_000)

test('returns the value after the closing as soon as the relay has it, with its signature', async () => {
  const beacon = open()
  answerTo = () => undefined
  expect(beacon.toldAfter(closesAt(7))).toBeUndefined()
  await expect.poll(() => asked.includes(7)).toBe(true)
  answerTo = round => ({ round, signature: sign(round), randomness: 'of no interest' })
  await expect.poll(() => beacon.toldAfter(closesAt(7)), { timeout: 5_000 }).toBeDefined()
  const told = beacon.toldAfter(closesAt(7))
  expect(told?.source).toEqual({ genesis: GENESIS, period: 3, round: 7, signature: sign(7) })
  expect(told?.beacon).toEqual(hash(bytes(sign(7))))
  // Games that close in the same three seconds share it.
  expect(beacon.toldAfter(instant(closesAt(7) + 2_999))).toBe(told)
})

test.each([
  ['of another round', (round: number) => ({ round, signature: sign(round + 1) })],
  ['under the name of another round', (round: number) => ({ round: round + 1, signature: sign(round) })],
  ['of another network', (round: number) => ({ round, signature: SIGNATURE })],
  ['in another form', () => ({ round: 'x' })],
])('rejects a value %s', async (_, lie) => {
  const beacon = open()
  answerTo = lie
  const before = asked.length
  expect(beacon.toldAfter(closesAt(20))).toBeUndefined()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(beacon.toldAfter(closesAt(20))).toBeUndefined()
})

test('refuses an invalid setting', () => {
  expect(readDrand({})).toBeUndefined()
  for (const text of [
    'https://api.drand.sh',
    `ftp://relay ${QUICKNET} 1692803367 3`,
    `https://relay ${QUICKNET}00 1692803367 3`,
    `https://relay ${QUICKNET} 0 3`,
    `https://relay ${QUICKNET} 1692803367 0`,
    `https://relay ${QUICKNET} 1692803367 3 more`,
  ])
    expect(() => readDrand({ HANPAN_DRAND: text })).toThrow(WrongSetting)
})
