import { expect, test } from 'vitest'
import { createLiveParser, type LiveMessage } from './live-stream.ts'

function parse(...chunks: string[]): LiveMessage[] {
  const messages: LiveMessage[] = []
  const feed = createLiveParser(message => messages.push(message))
  for (const chunk of chunks) feed(chunk)
  return messages
}

test('parses event, data and the current id of a message', () => {
  expect(parse('event: odds\nid: 7\ndata: {"a":1}\n\n')).toEqual([
    { event: 'odds', topic: '', data: '{"a":1}', lastEventId: '7' },
  ])
})

test('parses a stream cut at any byte, with every line ending', () => {
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

test('ignores comments, unknown fields and messages without data', () => {
  expect(parse(': ping\n\nevent: odds\n\nretry: 5\nfoo: bar\n\n')).toEqual([])
})

test('strips only one space after the colon, and accepts fields without a value', () => {
  expect(parse('data:  a\ndata\n\n')).toEqual([
    { event: 'message', topic: '', data: ' a\n', lastEventId: '' },
  ])
})

test('reads the topic of a message and does not carry it over', () => {
  const messages = parse('event: odds\ndata: 1\ntopic: odds:17\n\nevent: ready\ndata: {}\n\n')
  expect(messages.map(({ event, topic }) => [event, topic])).toEqual([
    ['odds', 'odds:17'],
    ['ready', ''],
  ])
})
