import { expect, test } from 'vitest'
import { createLiveParser, type LiveMessage } from './live-stream.ts'

function parse(...chunks: string[]): LiveMessage[] {
  const messages: LiveMessage[] = []
  const feed = createLiveParser(message => messages.push(message))
  for (const chunk of chunks) feed(chunk)
  return messages
}

test('a message has its event, its data and the id in force', () => {
  expect(parse('event: odds\nid: 7\ndata: {"a":1}\n\n')).toEqual([
    { event: 'odds', topic: '', data: '{"a":1}', lastEventId: '7' },
  ])
})

test('a stream cut anywhere gives the same messages, with every kind of line end', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['event: odds', 'id: 7', 'data: one', 'data: two', '', 'data: x', '', ': end', ''].join(end)
    const whole = parse(text)
    expect(whole).toEqual([
      { event: 'odds', topic: '', data: 'one\ntwo', lastEventId: '7' },
      { event: 'message', topic: '', data: 'x', lastEventId: '7' },
    ])
    for (let cut = 1; cut < text.length; cut++) {
      expect(parse(text.slice(0, cut), text.slice(cut))).toEqual(whole)
    }
  }
})

test('comments, unknown fields and messages without data give nothing', () => {
  expect(parse(': ping\n\nevent: odds\n\nretry: 5\nfoo: bar\n\n')).toEqual([])
})

test('only one space after the colon is taken away, and a field may have no value', () => {
  expect(parse('data:  a\ndata\n\n')).toEqual([
    { event: 'message', topic: '', data: ' a\n', lastEventId: '' },
  ])
})

test('a message names its topic, and the next one does not inherit it', () => {
  const messages = parse('event: odds\ndata: 1\ntopic: odds:17\n\nevent: ready\ndata: {}\n\n')
  expect(messages.map(({ event, topic }) => [event, topic])).toEqual([
    ['odds', 'odds:17'],
    ['ready', ''],
  ])
})
