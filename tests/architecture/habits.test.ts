// Constructs that are used nowhere in the code.
import { expect, test } from 'vitest'
import { breaches, ofSrc, sources } from './sources.ts'

test('reads the environment in main.ts and the clock in clock.ts, and never uses the console', () => {
  const rules = breaches(ofSrc, ({ path, text }) => [
    /process\.env/.test(text) && path !== 'src/server/main.ts' ? 'reads process.env' : undefined,
    /\bDate\.now\(\)|new Date\(\)/.test(text) && !/platform\/process\/clock\.ts$|^src\/web\//.test(path)
      ? 'asks the time'
      : undefined,
    /\bconsole\./.test(text) ? 'uses the console' : undefined,
  ])
  expect(rules).toEqual([])
})

test('computes money without toFixed, parseFloat, Math.round or Math.random', () => {
  const rules = breaches(
    ofSrc.filter(({ path }) => !path.startsWith('src/web/')),
    ({ text }) => [/\.toFixed\(|\bparseFloat\(|Math\.round\(|Math\.random\(/.exec(text)?.[0]],
  )
  expect(rules).toEqual([])
})

test('has no TODO and no skipped or focused test', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|\b(test|it|describe)\.(skip|only|todo)\b/
  const rules = breaches(
    sources.filter(({ path }) => !path.startsWith('tests/architecture/')),
    ({ text }) => [marks.exec(text)?.[0]],
  )
  expect(rules).toEqual([])
})
