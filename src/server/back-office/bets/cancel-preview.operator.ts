import type { cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type PreviewDeps, previewCancel } from './preview-cancel.ts'

/** The operators' doorway to what cancelling a chosen set of bets would do. */
export const cancelPreviewRoutes = (deps: PreviewDeps): Handlers<typeof cancelPreviewContract> => ({
  preview: async ({ body }) => accept(await previewCancel(deps, body)),
})
