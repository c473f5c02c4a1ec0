import type { deskContract } from '#contract/back-office/operators.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readOwnRights } from './read-own-rights.ts'

/** What every operator is told of the own rights. */
export const deskRoutes = (deps: Pick<Deps, 'db'>): Handlers<typeof deskContract> => ({
  own: async ({ caller }) => accept(await readOwnRights(deps, caller)),
})
