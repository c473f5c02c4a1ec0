import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

const HEADER = 'sportId,marketId,line,pick,odds,sheet'
const FOOTBALL = '"{""10"":[1,0],""20"":[1,2],""100"":[2,2],""101"":[3,2]}"'
const BASKETBALL = '"{""1"":[22,25],""2"":[30,21],""3"":[18,24],""4"":[25,25],""40"":[12,8]}"'

function grade(text: string | undefined): {
  rows: string[][]
  out: string
  error: string
  code: number | null
} {
  const folder = mkdtempSync(join(tmpdir(), 'hanpan-grade-'))
  const file = join(folder, 'rows.csv')
  if (text !== undefined) writeFileSync(file, text)
  const run = spawnSync(process.execPath, [resolve(import.meta.dirname, 'grade.ts'), file], {
    encoding: 'utf8',
  })
  const rows: string[][] = run.stdout ? parse(run.stdout) : []
  return { rows, out: run.stdout, error: run.stderr, code: run.status }
}

test('returns each row unchanged with its result and payout factor', () => {
  const rows = [
    `6046,1,,X,3.30,${FOOTBALL}`,
    `6046,3,-1,1,1.90,${FOOTBALL}`,
    `6046,3,0.5,2,1.85,"{""100"":[1,1]}"`,
    `6046,3,-0.25,1,1.87,"{""100"":[1,1]}"`,
    `6046,3,+0.25,2,1.87,"{""100"":[1,1]}"`,
    `6046,2,4,Over,1.95,${FOOTBALL}`,
    `48242,226,,1,1.50,${BASKETBALL}`,
    `48242,53,-5.5 (0-0),1,17.0579,${BASKETBALL}`,
    `6046,1,,1,2.00,"{""status"":""cancelled""}"`,
    `6046,41,,1,2.10,"{""status"":""abandoned"",""10"":[1,0]}"`,
  ]
  const { rows: graded, out, error, code } = grade(`${HEADER}\r\n${rows.join('\r\n')}\r\n`)
  expect({ error, code }).toEqual({ error: '', code: 0 })
  expect(graded.slice(1).map(row => row.slice(6))).toEqual([
    ['2', '3.3'],
    ['1', '0'],
    ['2', '1.85'],
    ['4', '0.5'],
    ['5', '1.435'],
    ['3', '1'],
    ['2', '1.5'],
    ['2', '17.0579'],
    ['-1', '1'],
    ['2', '2.1'],
  ])
  expect(out.split('\n').map(text => text.replace(/,[^,]*,[^,]*$/, ''))).toEqual([HEADER, ...rows, ''])
  expect(graded[0]?.slice(6)).toEqual(['result', 'payoutFactor'])
})

test('leaves rows that cannot be graded empty, reports each by number and exits with code 1', () => {
  const { rows, error, code } = grade(
    [
      HEADER,
      `6046,1,,X,3.30,${FOOTBALL}`,
      `6046,99999,,1,2.00,${FOOTBALL}`,
      `6046,1,,Over,2.00,${FOOTBALL}`,
      `6046,2,,Over,2.00,${FOOTBALL}`,
      `6046,2,2.3,Over,2.00,${FOOTBALL}`,
      '6046,41,,1,2.00,"{""100"":[2,1]}"',
      '6046,1,,1,2.00,"{""100"":[2,1"',
      '6046,1,,1,2.00,"{""100"":[2,-1]}"',
      `6046,1,,1,0.9,${FOOTBALL}`,
      `1,1,,1,2.00,${FOOTBALL}`,
      '6046,1',
      `6046,1,,X,3.30,${FOOTBALL}`,
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(rows.map(row => row.slice(6).join('/'))).toEqual([
    'result/payoutFactor',
    '2/3.3',
    ...Array(10).fill('/'),
    '2/3.3',
  ])
  const lines = error.trim().split('\n')
  expect(lines.map(text => text.split(':')[0])).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(row => `row ${row}`),
  )
  expect(lines[0]).toBe('row 2: unknown market 99999')
})

const seven = '""1"":[0,2],""2"":[1,0],""3"":[0,0],""4"":[2,0],""5"":[0,1],""6"":[2,0],""7"":[2,0]'

test('handbook 1.12 reads a retirement, a walk-over and the scheduled length from the sheet', () => {
  const { rows, error, code } = grade(
    [
      HEADER,
      '54094,52,,1,1.80,"{""1"":[6,4],""2"":[2,3],""retired"":""away""}"',
      '54094,203,,2,1.80,"{""1"":[6,4],""2"":[2,3],""retired"":""away""}"',
      '54094,52,,1,1.80,"{""1"":[3,2],""retired"":""away""}"',
      '54094,52,,1,1.80,"{""walkover"":""home""}"',
      '6046,1,,1,1.80,"{""100"":[3,0],""walkover"":true}"',
      '54094,166,22.5,Under,1.80,"{""1"":[6,4],""2"":[3,6],""3"":[10,8]}"',
      `154914,2,8.5,Over,1.80,"{${seven}}"`,
      `154914,2,8.5,Over,1.80,"{${seven},""scheduledInnings"":7}"`,
    ].join('\n'),
  )
  expect({ error, code }).toEqual({ error: '', code: 0 })
  expect(rows.slice(1).map(row => row[6])).toEqual(['2', '3', '3', '3', '3', '2', '3', '2'])
})

test('does not grade an impossible final score and says why', () => {
  const { rows, error, code } = grade(
    [
      HEADER,
      '54094,52,,1,1.80,"{""1"":[7,5],""2"":[3,2]}"',
      '54094,2,2.5,Under,1.80,"{""1"":[7,5]}"',
      '265917,52,,1,1.80,"{""1"":[4,2]}"',
      '1149093,52,,1,1.80,"{""1"":[5,2]}"',
      '54094,52,,1,1.80,"{""1"":[7,5],""2"":[3,2],""retired"":""he""}"',
      '6046,1,,1,1.80,"{""100"":[1,0],""retired"":""away""}"',
      '48242,52,,1,1.80,"{""1"":[1,0],""scheduledInnings"":7}"',
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(rows.slice(1).map(row => row[6])).toEqual(Array(7).fill(''))
  expect(error.trim().split('\n')[0]).toBe(
    'row 1: set 2 can\'t have ended 3-2; neither graded nor void: tell "retired", "walkover" or the right score',
  )
})

test('fails only the row whose sheet is badly quoted', () => {
  const { rows, code, error } = grade(
    `${HEADER}\n6046,1,,X,3.30,{"100":[1,1]}\n6046,1,,X,3.30,"{\\"100\\":[1,1]}"\n6046,1,,X,3.30,${FOOTBALL}\n`,
  )
  expect(code).toBe(1)
  expect(rows.map(row => row.slice(6).join('/'))).toEqual(['result/payoutFactor', '/', '/', '2/3.3'])
  expect(error.split('\n').map(text => text.split(':')[0])).toEqual(['row 1', 'row 2', ''])
})

test('accepts columns in another order and extra columns', () => {
  const { rows, code } = grade(
    `note,${HEADER.split(',').toReversed().join(',')}\n"a, ""b""",${FOOTBALL},3.3,X,,1,6046\n`,
  )
  expect(code).toBe(0)
  expect(rows[1]?.[0]).toBe('a, "b"')
  expect(rows[1]?.slice(-2)).toEqual(['2', '3.3'])
})

test.each([
  ['missing', undefined, "can't be read"],
  ['empty', '', 'is empty'],
  ['without a column', 'sportId,marketId\n6046,1\n', 'lacks the columns line, pick, odds, sheet'],
])('exits with code 2 and prints nothing for a file that is %s', (_, text, why) => {
  const { out, error, code } = grade(text)
  expect({ out, code }).toEqual({ out: '', code: 2 })
  expect(error).toContain(why)
})
