import { MINUTE } from '../../instant.ts'

/**
 * Protocol constants shared by the house and a payment gateway (`docs/gateway.md`): header names, signed
 * content, and the states of a transfer and of a payout. Each side parses the other's messages itself.
 */
export const SIGNATURE_HEADER = 'x-gateway-signature'
export const TIMESTAMP_HEADER = 'x-gateway-timestamp'

/** A signature is valid for this long before and after its timestamp. */
export const SIGNATURE_WINDOW = 5 * MINUTE

/** Signed content of a callback: the timestamp in seconds and the body, byte for byte. */
export const signedCallback = (timestamp: string, body: string): string => `${timestamp}.${body}`

/** Signed content of a call to the gateway. Includes method and path because a GET has no body. */
export const signedCall = (timestamp: string, method: 'GET' | 'POST', path: string, body: string): string =>
  `${timestamp}.${method} ${path}.${body}`

export const gatewayTransferStates = ['seen', 'confirmed', 'failed'] as const
export type GatewayTransferState = (typeof gatewayTransferStates)[number]

export const gatewayPayoutStates = ['sent', 'confirmed', 'failed'] as const
export type GatewayPayoutState = (typeof gatewayPayoutStates)[number]
