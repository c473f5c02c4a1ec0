import { createElement } from 'react'
import { showRefusal } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { closeDrawer } from '#web/client/state/overlays.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { closeDock } from '../cart-dock.ts'

export const placedText = '베팅이 완료되었습니다.'

const Receipt = lazyDialog(() => import('./receipt.tsx'), 'Receipt')

const historyPath = '/bet_result'
const isOnHistory = (): boolean => window.location.pathname === historyPath

/**
 * Reports an accepted bet and shows its receipt; the slip is already cleared: BETFLOW-003, BETFLOW-004,
 * BETFLOW-006, BETFLOW-007. The bet history opens under the receipt, unless the page stays; 계속 베팅하기
 * returns to the page of the bet with its filters and scroll position (decision 87).
 */
export function showPlaced(betId: string, stays = false): void {
  closeDock()
  closeDrawer()
  const goOn = { label: '계속 베팅하기', onPress: () => isOnHistory() && window.history.back() }
  const toHistory = { label: '베팅내역', onPress: () => isOnHistory() || goTo(historyPath) }
  showAlert(placedText, {
    Body: () => createElement(Receipt, { betId }),
    actions: stays ? [toHistory, goOn] : [goOn, toHistory],
  })
  if (!stays) goTo(historyPath)
}

const unansweredText =
  '네트워크 연결을 확인해 주세요.\n다시 베팅하기를 눌러도 같은 베팅은 한 번만 접수됩니다.'

/** Shows why a bet was refused; the cart is kept (BETFLOW-015, BETFLOW-016). */
export function tellRefused(refusal: CallRefusal): void {
  if (refusal.code === 'NETWORK') showAlert(unansweredText)
  else showRefusal(refusal)
}
