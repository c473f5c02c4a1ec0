import type { secondFactorOperatorContract } from '#contract/account/second-factor.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { NoteDeps } from '../own/note-change.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import type { TurnDeps } from './turn-second-factor.ts'

/** Operator routes for members who have lost their device. */
export const secondFactorOperatorRoutes = (
  deps: Pick<Deps, 'db'> & TurnDeps & NoteDeps,
): Handlers<typeof secondFactorOperatorContract> => ({
  reset: ({ body: { userId, reason }, caller, ip }) =>
    resetSecondFactor(deps, { operator: caller, ip, reason }, userId),
})
