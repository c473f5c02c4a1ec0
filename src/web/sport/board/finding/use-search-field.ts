import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Address, SEARCH_LENGTH_MAX } from './board-query.ts'

/** State of a list's search field: shows the search of the URL, also after a step back (SIDEBAR-023). */
export function useSearchField() {
  const { search = '' }: Address = useSearch({ strict: false })
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.value = search
  }, [search])
  return { ref, maxLength: SEARCH_LENGTH_MAX }
}
