import type { CashierDeps } from '../cashier-ports.ts'
import type { Gateway } from '../gateway/gateway-port.ts'

/** What tether needs beside the cashier's own: a gateway, where there is one. */
export type TetherDeps = CashierDeps & { readonly gateway: Gateway | undefined }

/** The actor of what the house does by itself, as the ledger names it. */
export const TETHER_ACTOR = 'system:tether'
