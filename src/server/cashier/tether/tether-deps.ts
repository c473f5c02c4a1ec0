import type { CashierDeps } from '../cashier-ports.ts'
import type { Gateway } from '../gateway/gateway-port.ts'

/** What tether needs beside the cashier's own: a gateway, where there is one. */
export type TetherDeps = CashierDeps & { readonly gateway: Gateway | undefined }

/** What the keys of the house's own requests begin with: a blank is in no key that a browser may send. */
export const TETHER_KEY = 'tether '

/** The actor of what the house does by itself, as the ledger names it. */
export const TETHER_ACTOR = 'system:tether'
