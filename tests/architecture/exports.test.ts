import { expect, test } from 'vitest'
import { isTest, resolveImport, sources } from './sources.ts'

/** The names that one file imports from another. */
type Use = { readonly by: string; readonly from: string; readonly names: readonly string[] | 'all' }

const LISTED = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g
const WHOLE = /(?:\bimport\s*\(\s*|\*\s*(?:as\s+\w+\s+)?from\s*)'([^']+)'/g
/** Types are excluded: callers may name the parameter and return types of a public function. */
const EXPORTED = /^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/gm

/** "type Leg as SlipLeg" imports Leg. */
const nameOf = (taken: string): string =>
  taken
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? ''

const uses: readonly Use[] = sources.flatMap(({ path, text }) => [
  ...[...text.matchAll(LISTED)].map(([, list = '', from = '']) => ({
    by: path,
    from: resolveImport(path, from),
    names: list.split(',').map(nameOf),
  })),
  ...[...text.matchAll(WHOLE)].map(([, from = '']) => ({
    by: path,
    from: resolveImport(path, from),
    names: 'all' as const,
  })),
])

/** Rules that a requirement asks for and no page uses yet, and what the build names. */
const asked = [
  // vite.config.ts puts it in the place of a package.
  'src/web/kit/overlays/style-sheets.ts: styleSingleton',
  // Markets without an id in any feed (handbook 1.12), graded by their rule alone.
  'src/domain/grading/grading.ts: gradeByRule',
  // LABEL-015 to LABEL-018 use the market's English name.
  'src/domain/markets/market-names.ts: marketLabelByName',
]

const isOfTests = (path: string): boolean => isTest(path) || path.startsWith('tests/')

test('has no exports that nothing but tests uses', () => {
  const usesOf = Map.groupBy(uses, ({ from }) => from)
  const found = sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter(name => {
          const takers = (usesOf.get(path) ?? []).filter(
            ({ names }) => names === 'all' || names.includes(name),
          )
          return takers.every(({ by }) => isOfTests(by))
        })
        .map(name => `${path}: ${name}`),
    )
  expect(found.filter(one => !asked.includes(one))).toEqual([])
})
