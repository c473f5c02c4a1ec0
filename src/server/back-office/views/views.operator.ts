import type { viewContract } from '#contract/back-office/kit/views.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dropView, keepView, readViews } from './keep-view.ts'

/** Operator routes for their own views of lists. */
export const viewRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof viewContract> => ({
  views: async ({ query, caller }) => accept({ views: await readViews(deps, caller.memberId, query.list) }),
  keep: ({ body, caller }) => keepView(deps, caller.memberId, body),
  drop: ({ params, caller }) => dropView(deps, caller.memberId, params.id),
})
