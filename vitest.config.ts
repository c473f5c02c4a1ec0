import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * `unit` needs nothing; `component` draws parts of the site in a make-believe browser; `pg` needs a PostgreSQL; `e2e` a
 * browser. `npm test` runs all of them.
 */
export default defineConfig({
  test: {
    // Files run beside each other on every processor; without this one of them is left idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,dev,sandbox}/**/*.test.ts'],
          exclude: ['**/*.pg.test.ts', '**/*.e2e.test.ts', '**/node_modules/**'],
          // Properties over the whole shipped table take seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pg',
          include: ['{src,tests,dev,sandbox}/**/*.pg.test.ts'],
          globalSetup: ['tests/support/house/global-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What one process hears of another, or of its database, takes a second and more on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // A worker reads the server once for all of its files: nothing of it is kept in modules.
          isolate: false,
          // A machine that stands still for seconds fails races with processes and clocks; see e2e below.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/house/global-postgres.ts', 'tests/support/house/global-web.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // The same, with a browser beside them.
          expect: { poll: { timeout: 10_000 } },
          // Each file has a database, a house and a Chromium of its own; the worker reads their code once.
          isolate: false,
          // A pause of the machine is not a fault of the product. What needs the second try is named at the end.
          retry: 1,
        },
      },
    ],
  },
})
