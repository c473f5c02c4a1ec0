import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { StreamedText } from './streamed-text.ts'

test('text written in pieces arrives as one', async () => {
  const streamed = new StreamedText('표.csv', async take => {
    for (let line = 0; line < 5_000; line++) await take(`${line}\r\n`)
  })
  expect((await text(streamed.open())).split('\r\n').length).toBe(5_001)
  expect(streamed.headers['content-disposition']).toContain(encodeURIComponent('표.csv'))
  expect(streamed.headers['content-type']).toBe('text/csv; charset=utf-8')
})

test('waits for a slow reader, and stops writing when it disconnects', async () => {
  let written = 0
  const ended = Promise.withResolvers<unknown>()
  const streamed = new StreamedText('x.csv', async take => {
    try {
      for (;;) {
        await take('x'.repeat(10_000))
        written += 1
      }
    } catch (fault) {
      ended.resolve(fault)
      throw fault
    }
  })
  const stream = streamed.open()
  stream.on('error', () => {})
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(written).toBeLessThan(20)
  stream.destroy()
  expect(await ended.promise).toBeInstanceOf(Error)
})

test('a fault while writing aborts the answer', async () => {
  const streamed = new StreamedText('x.csv', async take => {
    await take('half')
    throw new Error('away')
  })
  await expect(text(streamed.open())).rejects.toThrow('away')
})
