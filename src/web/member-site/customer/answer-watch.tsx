import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { customerContract } from '#contract/community/customer.ts'
import { useCall } from '#web/client/api/api.ts'
import { keepUnreadAnswers } from '#web/client/session/unread-answers.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** An open question page shows the answer itself. */
const isReading = (path: string): boolean => path.startsWith('/customer/view/')

/**
 * Marks the menus while there are unread answers of customer service, and notifies of a new one
 * (BOARD-005).
 */
export function AnswerWatch() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { data } = useCall(customerContract.unread, undefined)
  const before = useRef<number>(undefined)
  const count = data?.count
  useEffect(() => {
    if (count === undefined) return
    keepUnreadAnswers(count)
    if (before.current !== undefined && count > before.current && !isReading(path))
      showToast('고객센터 답변이 도착했습니다.', 'good')
    before.current = count
  }, [count, path])
  useEffect(() => () => keepUnreadAnswers(0), [])
  return null
}
