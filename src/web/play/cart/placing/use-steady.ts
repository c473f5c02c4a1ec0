import { useEffect, useState } from 'react'

/** How long a hand needs to see that a button has become another one, in milliseconds. */
const REST = 500

/** Whether what a button would do has been the same for a moment; true from the start until it changes. */
export function useSteady(deed: string): boolean {
  const [known, setKnown] = useState({ deed, rested: true })
  if (known.deed !== deed) setKnown({ deed, rested: false })
  useEffect(() => {
    if (known.rested) return
    const timer = window.setTimeout(() => setKnown({ deed: known.deed, rested: true }), REST)
    return () => window.clearTimeout(timer)
  }, [known])
  return known.rested && known.deed === deed
}
