import type { paletteContract } from '#contract/back-office/kit/palette.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type FindDeps, findAnything } from './find-anything.ts'

/** Operator route for searching everything. */
export const paletteRoutes = (deps: FindDeps): Handlers<typeof paletteContract> => ({
  find: async ({ query, caller }) => accept(await findAnything(deps, query.text, caller)),
})
