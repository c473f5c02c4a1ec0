import { type RefObject, useEffect, useState } from 'react'
import { focusFirstRow, isInSearch } from './use-desk-keys.ts'

type Listed = {
  /** What the list that is shown was searched by; undefined while it is awaited. */
  readonly search: string | undefined
}

/**
 * From the search to the first of what it finds, as soon as that is there. Whoever goes on typing or elsewhere
 * meanwhile is left there.
 */
export function useFirstRow(box: RefObject<HTMLElement | null>, { search }: Listed): (typed: string) => void {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined || search !== wanted) return
    setWanted(undefined)
    if (isInSearch(document.activeElement)) focusFirstRow(box.current)
  }, [box, wanted, search])
  return setWanted
}
