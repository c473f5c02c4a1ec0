import type { systemContract } from '#contract/back-office/system.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readSystem } from './read-system.ts'
import { wireSystem } from './wire-system.ts'

/** Operator routes for the state of the system. */
export const systemRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof systemContract> => ({
  system: async () => accept(wireSystem(await readSystem(deps))),
})
