import { tetherDepositContract } from '#contract/cashier/tether.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { windowBlockedText } from '#web/client/navigation/window-blocked.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

/**
 * Opens the window of a new payment (WALLET-008). It opens on the click and gets its URL when the
 * response arrives, so that popup blockers allow it; it closes without one (API-020). Returns true when
 * it is open.
 */
export const openPaymentWindow = (amount: number, network: TetherNetwork): Promise<boolean> =>
  inNewWindow(() => call(tetherDepositContract.url, { query: { amount, network } }))

/** Opens the window of a running payment again. */
export const openPaymentAgain = (id: string): Promise<boolean> =>
  inNewWindow(() => call(tetherDepositContract.again, { params: { id } }))

type Asked =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: CallRefusal }

async function inNewWindow(ask: () => Promise<Asked>): Promise<boolean> {
  const opened = window.open('', '_blank')
  const answer = await ask()
  if (answer.ok && opened) {
    // External pages get no opener handle to this window.
    opened.opener = null
    opened.location.replace(answer.value)
    return true
  }
  opened?.close()
  if (answer.ok) showAlert(windowBlockedText)
  else showRefusal(answer.refusal)
  return false
}
