import type { AsyncDigests } from '#domain/minigames/proof/beacon-proof.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** The browser's digests; undefined on an insecure origin (neither HTTPS nor localhost). */
export function webDigests(): AsyncDigests | undefined {
  // Missing on insecure origins, although its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return undefined
  return {
    hash: async bytes => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))),
    hmac: async (key, message) => {
      const secret = await subtle.importKey('raw', Uint8Array.from(key), HMAC, false, ['sign'])
      return new Uint8Array(await subtle.sign('HMAC', secret, Uint8Array.from(message)))
    },
    isSigned: async (key, text, signature) => {
      const { isSignedText } = await import('./web-signatures.ts')
      return isSignedText(key, text, signature)
    },
  }
}
