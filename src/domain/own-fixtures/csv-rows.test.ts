import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow, readCsv } from './csv-rows.ts'

const rows = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value : read.refusal
}

test.each([
  [
    'lines end with LF or CRLF',
    'a,b\r\nc,d\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'the last line needs no line end',
    'a\nb',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  ['removes a byte order mark from the first cell', '\ufeffa,b', [[1, 'a', 'b']]],
  ['keeps an empty cell', ',a,\n', [[1, '', 'a', '']]],
  [
    'quotes hold separators and line ends',
    '"a,""b""\nc",d\ne,f',
    [
      [1, 'a,"b"\nc', 'd'],
      [3, 'e', 'f'],
    ],
  ],
  [
    'skips empty lines but counts them',
    'a\n\n , \nb',
    [
      [1, 'a'],
      [4, 'b'],
    ],
  ],
  [
    'reads tabs of a copied spreadsheet',
    'a\tb\n1,5\tc',
    [
      [1, 'a', 'b'],
      [2, '1,5', 'c'],
    ],
  ],
])('%s', (_, text, expected) => {
  expect(rows(text)).toEqual(expected.map(([line, ...cells]) => ({ line, cells })))
})

test.each([
  ['a,b"c', { line: 1, code: 'QUOTE_INSIDE' }],
  ['a\n"b"c', { line: 2, code: 'QUOTE_INSIDE' }],
  ['a\nb,"c\nd', { line: 2, code: 'QUOTE_OPEN' }],
])('rejects %j as a table', (text, fault) => {
  expect(rows(text)).toEqual(fault)
})

test('a written table parses back', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '가', ',', '"', '\n', '\r', ' ', '1', '.'),
    maxLength: 6,
  })
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
  fc.assert(
    fc.property(table, said => {
      const read = readCsv(said.map(csvRow).join(''))
      const seen = said.filter(cells => cells.some(text => text.trim() !== ''))
      expect(read.ok && read.value.map(({ cells }) => cells)).toEqual(seen)
    }),
  )
})

test('any text parses to a table or to an error with an existing line number', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\t'), maxLength: 40 }),
      text => {
        const read = readCsv(text)
        const lines = text.split('\n').length
        const told = read.ok ? read.value.map(({ line }) => line) : [read.refusal.line]
        for (const line of told) expect(line >= 1 && line <= lines).toBe(true)
        if (read.ok) expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
      },
    ),
  )
})
