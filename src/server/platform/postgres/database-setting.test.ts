import { expect, test } from 'vitest'
import { WrongSetting } from '../process/settings.ts'
import { reachDatabase, readDatabaseUrl } from './database-setting.ts'

test.each([
  'postgres://hanpan:secret@db:5432/hanpan',
  'postgresql://hanpan@localhost/hanpan',
  'postgres://hanpan@/hanpan?host=/run/postgresql',
])('accepts %s as a PostgreSQL address', url => {
  expect(readDatabaseUrl({ DATABASE_URL: url })).toBe(url)
})

test('accepts a missing address', () => {
  expect([readDatabaseUrl({}), readDatabaseUrl({ DATABASE_URL: '' })]).toEqual([undefined, undefined])
})

test.each([
  'garbage',
  'mysql://me:secret@a/b',
  'postgres://me:secret/word@a/b',
  'postgres://me:secret@a:99999/b',
])('refuses an invalid address without printing its password: %s', url => {
  expect(() => readDatabaseUrl({ DATABASE_URL: url })).toThrow(
    new WrongSetting(
      'DATABASE_URL is no address of a PostgreSQL: give postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
    ),
  )
})

test('reports an unreachable database in one sentence without its password', async () => {
  await expect(reachDatabase('postgres://me:secret@127.0.0.1:1/b')).rejects.toEqual(
    new WrongSetting(
      'DATABASE_URL leads to no database that can be used: the connection failed by ECONNREFUSED.',
    ),
  )
})
