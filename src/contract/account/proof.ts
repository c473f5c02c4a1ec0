import { z } from 'zod'
import { appCode, codeInput } from '#contract/wire/wire.ts'

/** Base64url data of browsers and passkeys; the limit is far above real sizes. */
const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192)

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport),
})

/** Data that a passkey signs. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
})
export type PasskeyQuestion = z.output<typeof passkeyQuestion>

/** A passkey's signed answer. */
const passkeyAnswer = z.object({
  id: encoded,
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** Options with which a browser creates a passkey. */
export const newPasskeyQuestion = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
})

/** A newly created passkey. */
export const newPasskeyAnswer = z.object({
  id: encoded,
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.array(z.string().max(20)).max(10),
})
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>

/** Second factor: a code of the authenticator app, a recovery code, or a passkey's signature. */
export const proof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('app'), code: appCode }),
  z.object({ way: z.literal('recovery'), code: codeInput(20).min(1) }),
  z.object({ way: z.literal('passkey'), answer: passkeyAnswer }),
])
export type Proof = z.output<typeof proof>

/** Second-factor methods of a member. */
export const secondFactorWay = z.enum(['app', 'passkey', 'recovery'])
export type SecondFactorWay = z.output<typeof secondFactorWay>

/** Required for each change of one's own account: the login password, and the second factor if it is on. */
export const confirmation = { password: z.string().min(1).max(100), proof: proof.optional() }
