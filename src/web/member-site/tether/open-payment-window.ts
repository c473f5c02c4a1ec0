import { tetherDepositContract } from '#contract/cashier/tether.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

/**
 * Opens the window of a new payment (WALLET-008). It is opened at the click and gets its address on the answer, so that
 * no popup blocker stops it; where there is none it is closed again (API-020). True where it is open.
 */
export const openPaymentWindow = (amount: number, network: TetherNetwork): Promise<boolean> =>
  inNewWindow(() => call(tetherDepositContract.url, { query: { amount, network } }))

/** The window of a payment that is under way, once more. */
export const openPaymentAgain = (id: string): Promise<boolean> =>
  inNewWindow(() => call(tetherDepositContract.again, { params: { id } }))

type Asked =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: CallRefusal }

async function inNewWindow(ask: () => Promise<Asked>): Promise<boolean> {
  const opened = window.open('', '_blank')
  const answer = await ask()
  if (answer.ok && opened) {
    // An outside page gets no way back to this window.
    opened.opener = null
    opened.location.replace(answer.value)
    return true
  }
  opened?.close()
  if (answer.ok) showAlert(windowBlockedText)
  else showRefusal(answer.refusal)
  return false
}
