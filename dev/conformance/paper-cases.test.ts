// Compares docs/seamless-wallet.md with the kit, both ways.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyCase } from './list-cases.ts'
import { ruleText } from './paper-rules.ts'
import { refusalCodes } from './wallet-codes.ts'

const paper = readFileSync(new URL('../../docs/seamless-wallet.md', import.meta.url), 'utf8')
const sectionOf = (title: string): string => paper.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

test('every rule of the paper has a case, and every case belongs to a rule of the paper', () => {
  const rules = [...sectionOf('Rules for every convention').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) =>
    Number(number),
  )
  expect(rules.length).toBeGreaterThan(20)
  expect(rules).toEqual(rules.map((_, index) => index + 1))
  const played = new Set(everyCase.flatMap(({ rule }) => (typeof rule === 'number' ? [rule] : [])))
  expect([...played].toSorted((a, b) => a - b)).toEqual(rules)
})

test('the paper lists the cases of each rule', () => {
  const cases = Map.groupBy(everyCase, ({ rule }) => ruleText(rule))
  const rows = [...cases].map(
    ([rule, own]) => `| ${rule} | ${own.map(({ name }) => `\`${name}\``).join(', ')} |`,
  )
  const listed = [...sectionOf('Testing a wallet').matchAll(/^\| (?:rule \d+|access|answers|calls) \|.*$/gm)]
  expect(listed.map(([row]) => row).toSorted()).toEqual(rows.toSorted())
})

test('names every case once', () => {
  const names = everyCase.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('has the codes of the paper', () => {
  const rows = [...sectionOf('Codes').matchAll(/^\| (\d+) \| `(\w+)` \| `(\w+)` \|/gm)]
  expect(rows.map(([, ...codes]) => codes)).toEqual(Object.values(refusalCodes).map(codes => [...codes]))
})
