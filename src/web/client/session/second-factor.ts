import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAnswer, PasskeyQuestion } from '#contract/account/proof.ts'

/** Shown when a passkey has not signed. */
export const notSignedText = '패스키 인증이 취소되었거나 사용할 수 없습니다. 다시 시도해 주세요.'

/**
 * Signs the server's challenge with a passkey of this browser; undefined when the member cancels or has
 * none here.
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
