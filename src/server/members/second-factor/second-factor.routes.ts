import type { secondFactorContract } from '#contract/account/second-factor.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { ConfirmDeps } from '../own/confirm-self.ts'
import type { NoteDeps } from '../own/note-change.ts'
import { selfOf } from '../own/self.ts'
import { beginApp, disableApp, enableApp } from './app-factor.ts'
import { addPasskey, askOwnPasskey, beginPasskey, removePasskey } from './passkey-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import type { TurnDeps } from './turn-second-factor.ts'

/** Member routes for their own second factor. */
export const secondFactorRoutes = (
  deps: ConfirmDeps & NoteDeps & TurnDeps,
): Handlers<typeof secondFactorContract> => ({
  beginApp: call => beginApp(deps, selfOf(call), call.body),
  enableApp: async call => {
    const self = { ...selfOf(call), userId: call.caller.userId }
    return told(await enableApp(deps, self, call.body.code))
  },
  disableApp: call => disableApp(deps, selfOf(call), call.body),
  beginPasskey: call => beginPasskey(deps, selfOf(call), call.body),
  addPasskey: async call => told(await addPasskey(deps, selfOf(call), call.body)),
  removePasskey: call => removePasskey(deps, selfOf(call), { ...call.body, id: call.params.id }),
  askPasskey: call => askOwnPasskey(deps, selfOf(call)),
  makeRecoveryCodes: async call => told(await renewRecoveryCodes(deps, selfOf(call), call.body)),
})

const told = <R>(made: Result<readonly string[], R>) =>
  made.ok ? accept({ recoveryCodes: [...made.value] }) : made
