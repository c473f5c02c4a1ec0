import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/account/proof.ts'

/**
 * Has a passkey of this browser sign what the house asks; undefined where the member leaves it, or has none here.
 */
export async function signWithPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer | undefined> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        ...question,
        allowCredentials: question.allowCredentials.map(({ transports, ...one }) => ({
          ...one,
          ...(transports.length > 0 && { transports }),
        })),
      },
    })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientDataJSON, authenticatorData, signature }
  } catch {
    return undefined
  }
}
