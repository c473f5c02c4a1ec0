import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { suiteReporter } from './dev/ground/suite-reporter.ts'

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('Run the tests by `npm test -- FILE`: it uses the Node that is pinned in node_modules.')

const report = process.env.HANPAN_SUITE_REPORT

/** Node runs the sources directly; only JSX is transformed. */
const untransformed = { viteModuleRunner: false }
const processorTime = 'tests/support/timing/processor-time.ts'

/**
 * `unit` needs nothing; `component` renders parts of the site in happy-dom; `pg` needs a PostgreSQL; `e2e` a browser.
 * `npm test` runs all of them, in this order. In all but the component part a worker loads modules once for
 * all of its files, so modules must not keep state between files, and a test restores what it stubs. A test that needs its retry has a
 * race, in the product or in itself, that is to be found.
 */
export default defineConfig({
  test: {
    reporters: report ? ['default', suiteReporter(report)] : ['default'],
    // Runs files in parallel on every processor. Vitest's default leaves one idle.
    maxWorkers: availableParallelism(),
    // What a test waits for takes a second or more on a busy machine; the default gives up after one.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,dev,sandbox}/**/*.test.ts'],
          exclude: ['**/*.pg.test.ts', '**/*.e2e.test.ts', '**/node_modules/**'],
          setupFiles: [processorTime],
          // Property tests over the whole shipped table take seconds on a busy machine.
          testTimeout: 30_000,
          isolate: false,
          experimental: untransformed,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [processorTime],
          testTimeout: 60_000,
          // Stores of the web are modules with state: each file loads its own.
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pg',
          include: ['{src,tests,dev,sandbox}/**/*.pg.test.ts'],
          globalSetup: ['tests/support/house/global-postgres.ts'],
          setupFiles: [processorTime],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Until ten runs in a row need none: a race must not cost a whole run. A retry is named (SHAKY).
          retry: 1,
          isolate: false,
          experimental: untransformed,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/house/global-postgres.ts', 'tests/support/house/global-web.ts'],
          setupFiles: [processorTime],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Until ten runs in a row need none: a race must not cost a whole run. A retry is named (SHAKY).
          retry: 1,
          isolate: false,
          experimental: untransformed,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
