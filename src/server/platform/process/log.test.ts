import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lastLine(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  write(createLog({ level: 'info' }, sink))
  return JSON.parse(text)
}

test('logs only type, message, code and stack of an error', () => {
  const client = { secretKey: 1_234_567, connectionParameters: { password: 'geheim' } }
  const err = Object.assign(new TypeError('gone'), { code: 'ECONNRESET', client, cause: client })
  const line = lastLine(log => log.warn({ err }, 'database connection'))
  expect(line.err).toEqual({
    type: 'TypeError',
    message: 'gone',
    code: 'ECONNRESET',
    stack: expect.stringContaining('TypeError: gone'),
  })
})

test('logs an unnamed error, and a thrown non-error, in plain form too', () => {
  const err = Object.assign(new Error('gone'), { client: { secretKey: 7 } })
  expect(JSON.stringify(lastLine(log => log.error(err)))).not.toContain('secretKey')
  expect(lastLine(log => log.error({ err: 'a word' }, 'thrown')).err).toEqual({
    type: 'string',
    message: 'a word',
  })
})
