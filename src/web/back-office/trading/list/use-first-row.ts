import { type RefObject, useEffect, useState } from 'react'
import { focusFirstRow, isSearchedFor } from './use-desk-keys.ts'

/**
 * Moves the focus from the search to its first result once loaded. `shown` is the search of the list on
 * screen; undefined while loading. Focus does not move if the operator types on or goes elsewhere.
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
