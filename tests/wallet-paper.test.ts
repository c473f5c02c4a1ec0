// Compares the paper for suppliers with the code: what a supplier implements from it must be what the wallet does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walletCodes } from '#domain/casino/wallet-codes.ts'
import { signatureOf } from '#server/casino/dialects/signature.ts'

const paper = readFileSync(join(import.meta.dirname, '../docs/seamless-wallet.md'), 'utf8')

/** The text below a heading, up to the next one. */
const sectionOf = (heading: string): string =>
  paper.split(/^#+ /m).find(part => part.startsWith(`${heading}\n`)) ?? ''

/** Cells of the table in a section, without its head and without code marks. */
const rowsOf = (heading: string): string[][] =>
  sectionOf(heading)
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim().replaceAll('`', '')),
    )

test('the paper lists each code of both conventions, and whether it is stored', () => {
  const listed = rowsOf('Codes').map(([number, name, status, , stored]) => [number, name, status, stored])
  const known = Object.entries(walletCodes).map(([name, { command, transactions, isStored }]) => [
    ...[String(command), name, transactions, isStored ? 'yes' : 'no'],
  ])
  expect(listed).toEqual(known)
})

test('no two cases share a code', () => {
  const all = Object.values(walletCodes)
  expect(new Set(all.map(({ command }) => command)).size).toBe(all.length)
  expect(new Set(all.map(({ transactions }) => transactions)).size).toBe(all.length)
})

test('the worked signatures of the paper are those of the code', () => {
  const [, secret = '', timestamp = ''] =
    /secret `([^`]+)` and the time `(\d{13})`/.exec(sectionOf('A worked signature')) ?? []
  const rows = rowsOf('A worked signature')
  expect(rows).toHaveLength(2)
  for (const [path = '', body = '', signature] of rows) {
    const signed = { timestamp, path: path === '(empty)' ? '' : path, body }
    expect(signatureOf(secret, signed)).toBe(signature)
  }
})

test('the rules are numbered without a gap', () => {
  const numbers = [...sectionOf('Rules for every convention').matchAll(/^(\d+)\. \*\*/gm)]
  expect(numbers.map(([, number]) => Number(number))).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThan(20)
})
