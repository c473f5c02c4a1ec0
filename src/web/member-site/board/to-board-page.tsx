import { useEffect } from 'react'
import { goTo } from '#web/client/navigation/go-to.ts'

/** `/free/view` without a post redirects to the list (ROUTE-083). */
export function Page() {
  useEffect(() => goTo('/free'), [])
  return null
}
