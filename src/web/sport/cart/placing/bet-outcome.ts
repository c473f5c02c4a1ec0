import { showRefusal } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { closeDrawer } from '#web/client/state/overlays.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { closeDock } from '#web/play/cart/cart-dock.ts'
import { clearSlip } from '#web/sport/cart/slip-store.ts'

export const placedText = '베팅이 완료되었습니다.'

/** The slip on screen became a bet: BETFLOW-003 to BETFLOW-007. */
export function finishBet(): void {
  clearSlip()
  closeDock()
  closeDrawer()
  showAlert(placedText)
  goTo('/bet_result')
}

const unansweredText =
  '네트워크 연결을 확인해 주세요.\n다시 베팅하기를 눌러도 같은 베팅은 한 번만 접수됩니다.'

/** Says why a bet was not taken; the cart is kept (BETFLOW-015, BETFLOW-016). */
export function tellRefused(refusal: CallRefusal): void {
  if (refusal.code === 'NETWORK') showAlert(unansweredText)
  else showRefusal(refusal)
}
