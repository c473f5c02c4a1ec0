import { type RefObject, useEffect, useState } from 'react'
import { focusFirstRow, isSearchedFor } from './use-desk-keys.ts'

/**
 * From the search to the first of what it finds, as soon as that is there. `shown` is what the list on screen was
 * searched by; undefined while it is awaited. Whoever goes on typing or elsewhere meanwhile is left there.
 */
export function useFirstRow(
  box: RefObject<HTMLElement | null>,
  shown: string | undefined,
): (typed: string) => void {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined || shown !== wanted) return
    setWanted(undefined)
    if (isSearchedFor(wanted)) focusFirstRow(box.current)
  }, [box, wanted, shown])
  return setWanted
}
