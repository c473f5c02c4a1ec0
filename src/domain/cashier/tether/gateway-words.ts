import { MINUTE } from '../../instant.ts'

/**
 * What the house and a payment gateway tell each other (`docs/gateway.md`): names of headers, what is signed, and the
 * states of a transfer and of a payout. Both sides keep to these words; each reads the other's by itself.
 */
export const SIGNATURE_HEADER = 'x-gateway-signature'
export const TIMESTAMP_HEADER = 'x-gateway-timestamp'

/** A signature counts for so long before and after its moment. */
export const SIGNATURE_WINDOW = 5 * MINUTE

/** What is signed of a call-back: the second of its sending and the body, byte for byte. */
export const signedCallback = (timestamp: string, body: string): string => `${timestamp}.${body}`

/** What is signed of a call to the gateway: also what is asked for, since a GET has no body. */
export const signedCall = (timestamp: string, method: 'GET' | 'POST', path: string, body: string): string =>
  `${timestamp}.${method} ${path}.${body}`

export const gatewayTransferStates = ['seen', 'confirmed', 'failed'] as const
export type GatewayTransferState = (typeof gatewayTransferStates)[number]

export const gatewayPayoutStates = ['sent', 'confirmed', 'failed'] as const
export type GatewayPayoutState = (typeof gatewayPayoutStates)[number]
