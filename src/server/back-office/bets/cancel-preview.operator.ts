import type { cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type PreviewDeps, previewCancel } from './preview-cancel.ts'

/** Operator routes for previewing the cancellation of selected bets. */
export const cancelPreviewRoutes = (deps: PreviewDeps): Handlers<typeof cancelPreviewContract> => ({
  preview: async ({ body }) => accept(await previewCancel(deps, body)),
})
