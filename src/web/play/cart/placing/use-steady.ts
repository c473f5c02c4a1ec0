import { useEffect, useState } from 'react'

/** Time to notice that a button has changed, in milliseconds. */
const REST = 500

/** True if the button's action has been the same for a moment; true from the start until it changes. */
export function useSteady(act: string): boolean {
  const [known, setKnown] = useState({ act, rested: true })
  if (known.act !== act) setKnown({ act, rested: false })
  useEffect(() => {
    if (known.rested) return
    const timer = window.setTimeout(() => setKnown({ act: known.act, rested: true }), REST)
    return () => window.clearTimeout(timer)
  }, [known])
  return known.rested && known.act === act
}
