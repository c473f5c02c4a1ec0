import type { memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readMemberChanges } from './member-changes.ts'

/** Operator routes for the history of changes of members. */
export const memberChangeRoutes = (deps: Pick<Deps, 'db'>): Handlers<typeof memberChangeContract> => ({
  changes: async ({ query, caller }) => accept(await readMemberChanges(deps, query, caller)),
})
