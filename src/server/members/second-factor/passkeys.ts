import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '#contract/account/proof.ts'
import { MINUTE } from '#domain/instant.ts'
import type { PasskeyPlace } from './passkey-place.ts'
import type { Passkey } from './passkeys.sql.ts'

/** How long a challenge is valid. */
export const QUESTION_VALID = 5 * MINUTE

/** ES256, EdDSA and RS256: the algorithms of phones, laptops and security keys. */
const ALGORITHMS = [-7, -8, -257]

type Transport = PasskeyQuestion['allowCredentials'][number]['transports'][number]
const TRANSPORTS: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

const credentialOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: TRANSPORTS.filter(known => transports.includes(known)),
})

/** The member's passkeys that were created for this site name. */
export const passkeysAt = (passkeys: readonly Passkey[], { rpId }: PasskeyPlace): readonly Passkey[] =>
  passkeys.filter(passkey => passkey.rpId === rpId)

/** Returns the challenge for a member's passkeys; requires user presence and verification. */
export async function questionFor(
  passkeys: readonly Passkey[],
  { rpId }: PasskeyPlace,
): Promise<PasskeyQuestion> {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' })
  return {
    challenge,
    timeout: QUESTION_VALID,
    rpId,
    userVerification: 'required',
    allowCredentials: passkeys.map(credentialOf),
  }
}

/** Returns the options for creating a passkey; a device that has one creates no second. */
export async function newPasskeyQuestionFor(
  member: { readonly uid: string; readonly userId: string; readonly nickname: string },
  passkeys: readonly Passkey[],
  { rpId }: PasskeyPlace,
) {
  const options = await generateRegistrationOptions({
    rpName: '한판',
    rpID: rpId,
    userName: member.userId,
    userDisplayName: member.nickname,
    userID: new TextEncoder().encode(member.uid),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    rp: { name: '한판', id: rpId },
    user: { id: options.user.id, name: member.userId, displayName: member.nickname },
    challenge: options.challenge,
    pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' as const })),
    timeout: QUESTION_VALID,
    attestation: 'none' as const,
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
  }
}

type Asked = { readonly challenge: string; readonly place: PasskeyPlace }

/** Verifies a new passkey from a browser; undefined if it does not match the challenge or is invalid. */
export async function readNewPasskey(
  { id, clientDataJSON, attestationObject, transports }: NewPasskeyAnswer,
  { challenge, place }: Asked,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'> | undefined> {
  const known = TRANSPORTS.filter(transport => transports.includes(transport))
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports: known },
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: known,
  }
}

/** Verifies a passkey signature and returns the new counter; undefined if invalid, or if the counter went back. */
export async function readPasskeyAnswer(
  passkey: Passkey,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
  { challenge, place }: Asked,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: passkey.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
