import { z } from 'zod'
import { appCode, codeInput } from '#contract/wire/wire.ts'

/** What browsers and passkeys say to each other in base64url; far longer than any of it. */
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

/** What a passkey is asked to sign. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
})
export type PasskeyQuestion = z.output<typeof passkeyQuestion>

/** What a passkey has signed. */
const passkeyAnswer = z.object({
  id: encoded,
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** What a browser is asked to make a passkey by. */
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

/** A passkey that was made. */
export const newPasskeyAnswer = z.object({
  id: encoded,
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.array(z.string().max(20)).max(10),
})
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>

/** The second factor: a code of the authenticator app, a recovery code, or what a passkey has signed. */
export const proof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('app'), code: appCode }),
  z.object({ way: z.literal('recovery'), code: codeInput(20).min(1) }),
  z.object({ way: z.literal('passkey'), answer: passkeyAnswer }),
])
export type Proof = z.output<typeof proof>

/** By what a member can be asked. */
export const secondFactorWay = z.enum(['app', 'passkey', 'recovery'])
export type SecondFactorWay = z.output<typeof secondFactorWay>

/** What every change of the own account asks: the login password, and the second factor where one is on. */
export const confirmation = { password: z.string().min(1).max(100), proof: proof.optional() }
