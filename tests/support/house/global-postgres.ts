import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test server's maintenance database. */
    maintenanceUrl: string
  }
}

/** Runs once per run: uses the server that `npm test` has already started, or starts one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.HANPAN_TEST_POSTGRES
  if (shared) {
    project.provide('maintenanceUrl', shared)
    return async () => {}
  }
  const server = await startTestServer()
  project.provide('maintenanceUrl', server.urlOf('postgres'))
  return () => server.stop()
}
