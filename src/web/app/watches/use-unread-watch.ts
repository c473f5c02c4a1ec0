import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messageContract } from '#contract/community/messages.ts'
import { call, useSession } from '#web/client/api/api.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { askUnread, messagePage } from '#web/client/session/unread-messages.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

const unreadText = '쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.'

/**
 * Checks on each navigation how many messages are unread; if there are any, opens the inbox first
 * (MSG-001 to MSG-004). A member who stays on a page is only notified by the live connection.
 */
export function useUnreadWatch(): void {
  const token = useSession()?.token
  const path = useRouterState({ select: state => state.resolvedLocation?.pathname })
  useEffect(() => {
    if (token === undefined || path === undefined) return
    let isHere = true
    const take = askUnread()
    void call(messageContract.unread).then(answer => {
      if (!isHere || !answer.ok) return
      if (take(answer.value) === 0 || path === messagePage) return
      showAlert(unreadText)
      goTo(messagePage)
    })
    return () => {
      isHere = false
    }
  }, [token, path])
}
