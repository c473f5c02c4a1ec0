import type { gatewayContract } from '#contract/cashier/gateway.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'
import { takeCall } from './take-call.ts'

/** Route for the gateway's callbacks. */
export const gatewayRoutes = (deps: TetherDeps): Handlers<typeof gatewayContract> => ({
  callBack: async ({ ip, header, readBytes }) => {
    const body = await readBytes()
    return body.ok ? takeCall(deps, { ip, header, body: body.value }) : body
  },
})
