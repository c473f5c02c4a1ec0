import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Address, SEARCH_LENGTH_MAX } from './board-query.ts'

/** What a search field of lists needs: it shows what the address asks for, also after a step back (SIDEBAR-023). */
export function useSearchField() {
  const { search = '' }: Address = useSearch({ strict: false })
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.value = search
  }, [search])
  return { ref, maxLength: SEARCH_LENGTH_MAX }
}
