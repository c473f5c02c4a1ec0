import { expect, test } from 'vitest'
import { readConnections, readHouseKey, readPort, readYesNo, WrongSetting } from './settings.ts'

const read = (text: string) => readYesNo({ SWITCH: text }, 'SWITCH')

test('reads yes and no as digits or words, in any case; empty is neither', () => {
  expect(['1', 'true', 'YES', 'on'].map(read)).toEqual([true, true, true, true])
  expect(['0', 'False', 'no', 'OFF'].map(read)).toEqual([false, false, false, false])
  expect([read(''), readYesNo({}, 'SWITCH')]).toEqual([undefined, undefined])
})

test.each(['2', '-1', 'nope', ' 0', '00'])('"%s" is neither yes nor no', text => {
  expect(() => read(text)).toThrow(new WrongSetting(`SWITCH=${text} is neither yes nor no: give 1 or 0.`))
})

test('a key is 64 hexadecimal digits', () => {
  expect(readHouseKey({ HANPAN_KEY: 'fF'.repeat(32) })).toEqual(Buffer.alloc(32, 255))
  expect(readHouseKey({})).toBeUndefined()
})

test.each(['my secret passphrase', 'ab'.repeat(31), 'ab'.repeat(33), 'xy'.repeat(32)])(
  'refuses an invalid key without printing it: %s',
  text => {
    expect(() => readHouseKey({ HANPAN_KEY: text })).toThrow(
      new WrongSetting(
        'HANPAN_KEY is no key: give 64 hexadecimal digits, such as by `openssl rand -hex 32`.',
      ),
    )
  },
)

test('a node has 30 connections, at least 15; refuses the former setting with the new name', () => {
  expect([readConnections({}), readConnections({ DATABASE_CONNECTIONS: '15' })]).toEqual([30, 15])
  for (const DATABASE_CONNECTIONS of ['14', '-1', 'many', '20.5'])
    expect(() => readConnections({ DATABASE_CONNECTIONS })).toThrow(
      `DATABASE_CONNECTIONS=${DATABASE_CONNECTIONS} is too few`,
    )
  expect(() => readConnections({ POOL_SIZE: '20' })).toThrow('POOL_SIZE is now DATABASE_CONNECTIONS')
})

test('a port is a whole number up to 65535, with the default 3000', () => {
  expect([readPort({}), readPort({ PORT: '' }), readPort({ PORT: '0' })]).toEqual([3_000, 3_000, 0])
  for (const PORT of ['abc', '-1', '65536', '80.5'])
    expect(() => readPort({ PORT })).toThrow(`PORT=${PORT} is no port`)
})
