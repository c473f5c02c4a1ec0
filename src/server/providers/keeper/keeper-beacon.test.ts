import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { chainText, linkText, listText } from '#domain/draws/keeper-words.ts'
import { createLog } from '#server/platform/process/log.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { isSigned, signerOf } from '#server/platform/process/signatures.ts'
import { hash } from '#tests/support/draws/digests.ts'
import { openKeeper, readKeeper } from './keeper.ts'
import { listSigner } from './list-signature.ts'

const seal = sealWith(Buffer.alloc(32, 5))
const houseKey = listSigner(seal).publicKey
const keeper = signerOf(Buffer.alloc(32, 6))
const seedBytes = Buffer.alloc(32, 7)
const keeperSeed = seedBytes.toString('hex')
const keeperEnd = Buffer.from(hash(seedBytes)).toString('hex')
const list = {
  ...{ gameId: 251, roundId: '20261123-0001', closesAt: 1_795_359_650_000, link: 1 },
  ...{ chainEnd: 'ab'.repeat(32), digest: 'cd'.repeat(32) },
}

type Asked = { readonly signature: string; readonly text?: string }
let answerTo: (path: string, asked: Asked) => object = () => ({})
const asked: Asked[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', part => {
    body += String(part)
  })
  request.on('end', () => {
    const one: Asked = JSON.parse(body)
    asked.push(one)
    const answer = answerTo(request.url ?? '', one)
    response.writeHead('reason' in answer ? 409 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
})
beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function open() {
  const { port } = server.address() as AddressInfo
  const settings = readKeeper({ HANPAN_KEEPER: `http://127.0.0.1:${port}/ ${keeper.publicKey}` })
  assert(settings, 'it is set')
  const beacon = openKeeper(settings, { log: createLog({ level: 'silent' }), seal })
  assert(beacon.kind === 'keeper', 'a keeper')
  return beacon
}
const read = () => Promise.resolve('the text of the bets')
const right = { keeperEnd, keeperSeed, linkSignature: keeper.sign(linkText(list, { keeperEnd, keeperSeed })) }

test('sends the signed list with its text, and returns the seed with both signatures', async () => {
  const beacon = open()
  answerTo = () => ({ reason: 'early' })
  expect(beacon.toldFor(list, keeperEnd, read)).toBeUndefined()
  await expect.poll(() => asked.length).toBe(1)
  answerTo = () => right
  const told = () => beacon.toldFor(list, keeperEnd, read)
  await expect.poll(told, { timeout: 5_000 }).toBeDefined()
  const [, last] = asked
  expect(last).toMatchObject({ ...list, text: 'the text of the bets' })
  expect(isSigned(houseKey, listText(list), last?.signature ?? '')).toBe(true)
  expect(told()?.source).toEqual({
    ...{ keeperKey: keeper.publicKey, houseKey, listSignature: last?.signature },
    ...right,
  })
  expect(asked).toHaveLength(2)
})

const other = signerOf(Buffer.alloc(32, 8))
const otherSeed = '11'.repeat(32)
test.each([
  ['signed by another key', { ...right, linkSignature: other.sign(linkText(list, right)) }],
  [
    'signed for another list',
    { ...right, linkSignature: keeper.sign(linkText({ ...list, link: 2 }, right)) },
  ],
  [
    'that is not of its chain',
    {
      ...{ keeperEnd, keeperSeed: otherSeed },
      linkSignature: keeper.sign(linkText(list, { keeperEnd, keeperSeed: otherSeed })),
    },
  ],
  ['of another chain', { ...right, keeperEnd: otherSeed }],
  ['in another form', { seed: keeperSeed }],
])('rejects a seed %s', async (_, lie) => {
  const beacon = open()
  answerTo = () => lie
  const before = asked.length
  expect(beacon.toldFor(list, keeperEnd, read)).toBeUndefined()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(beacon.toldFor(list, keeperEnd, read)).toBeUndefined()
})

test('accepts a commitment only with the signature of the keeper', async () => {
  const beacon = open()
  const chain = { gameId: 251, intervalSeconds: 60, offsetSeconds: 0, chainEnd: list.chainEnd, links: 3 }
  answerTo = (path, { signature }) => {
    expect([path, isSigned(houseKey, chainText(chain), signature)]).toEqual(['/chains', true])
    return { keeperEnd, signature: other.sign('something') }
  }
  await expect(beacon.commit(chain)).rejects.toThrow('without its signature')
})

test('refuses an invalid setting', () => {
  expect(readKeeper({})).toBeUndefined()
  const { publicKey } = keeper
  for (const text of [
    'http://keeper',
    `ftp://keeper ${publicKey}`,
    `http://keeper ${publicKey}00`,
    `http://k ${publicKey} x`,
  ])
    expect(() => readKeeper({ HANPAN_KEEPER: text })).toThrow(WrongSetting)
})
