import { useEffect } from 'react'
import { goTo } from '#web/client/navigation/go-to.ts'

/** `/customer/view` without a question redirects to the list (ROUTE-083). */
export function Page() {
  useEffect(() => goTo('/customer'), [])
  return null
}
