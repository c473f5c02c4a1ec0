import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { readLsportsSettings } from './lsports-settings.ts'

const ACCOUNT = { LSPORTS_USERNAME: 'me@house', LSPORTS_PASSWORD: 'p/w?', LSPORTS_INPLAY_PACKAGE: '42' }

test('an account and a package suffice: vendor’s addresses, a queue by the package, a limit of 15 seconds', () => {
  const settings = readLsportsSettings(ACCOUNT)
  const [pack] = settings.packages
  expect(settings).toMatchObject({ silenceLimit: 15_000, snapshotUrl: 'https://stm-snapshot.lsports.eu/' })
  expect(pack).toMatchObject({ kind: 'inplay', packageId: 42, queue: '_42_' })
  const url = new URL(pack?.amqpUrl ?? '')
  expect([url.protocol, url.host, url.pathname]).toEqual([
    'amqps:',
    'stm-inplay.lsports.eu:5671',
    '/StmInPlay',
  ])
  expect([decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual(['me@house', 'p/w?'])
})

test.each([
  [{}, 'amqps://stm-inplay.lsports.eu:5671/StmInPlay'],
  [{ LSPORTS_TLS: '1' }, 'amqps://stm-inplay.lsports.eu:5671/StmInPlay'],
  [{ LSPORTS_TLS: '0' }, 'amqp://stm-inplay.lsports.eu:5672/StmInPlay'],
  [{ LSPORTS_INPLAY_AMQP_URL: 'amqp://broker:5672/one' }, 'amqp://broker:5672/one'],
  [{ LSPORTS_TLS: '0', LSPORTS_INPLAY_AMQP_URL: 'amqps://broker:5671/one' }, 'amqps://broker:5671/one'],
])('with %j the queue address is %s', (given, address) => {
  const [pack] = readLsportsSettings({ ...ACCOUNT, ...given }).packages
  const { protocol, host, pathname } = new URL(pack?.amqpUrl ?? '')
  expect(`${protocol}//${host}${pathname}`).toBe(address)
})

test('names missing settings and invalid numbers, and never prints the password', () => {
  expect(() => readLsportsSettings({})).toThrow(/LSPORTS_USERNAME.*LSPORTS_PASSWORD.*PACKAGE/)
  expect(() => readLsportsSettings({ ...ACCOUNT, LSPORTS_SILENCE_SECONDS: 'soon' })).toThrow(
    'LSPORTS_SILENCE_SECONDS must be a whole number',
  )
  expect(() => readLsportsSettings({ LSPORTS_PASSWORD: 'secret' })).not.toThrow(/secret/)
})

test.each([
  [
    'LSPORTS_INPLAY_AMQP_URL',
    'me:secret@broker',
    'LSPORTS_INPLAY_AMQP_URL is no address (see docs/lsports.md)',
  ],
  ['LSPORTS_SNAPSHOT_URL', 'somewhere', 'LSPORTS_SNAPSHOT_URL is no address (see docs/lsports.md)'],
  ['LSPORTS_TLS', 'maybe', 'LSPORTS_TLS=maybe is neither yes nor no: give 1 or 0.'],
  ['LSPORTS_SWITCH_OFF', '2', 'LSPORTS_SWITCH_OFF=2 is neither yes nor no: give 1 or 0.'],
])('refuses %s=%s', (name, text, sentence) => {
  expect(() => readLsportsSettings({ ...ACCOUNT, [name]: text })).toThrow(new WrongSetting(sentence))
})
