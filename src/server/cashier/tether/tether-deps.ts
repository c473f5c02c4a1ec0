import type { CashierDeps } from '../cashier-ports.ts'
import type { Gateway } from '../gateway/gateway-port.ts'

/** Dependencies of tether: those of the cashier, and the gateway if there is one. */
export type TetherDeps = CashierDeps & { readonly gateway: Gateway | undefined }

/** Prefix of keys of internal requests: it contains a blank, which clients' keys may not. */
export const TETHER_KEY = 'tether '

/** Ledger actor of automatic operations. */
export const TETHER_ACTOR = 'system:tether'
