import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchField } from './use-search-field.ts'

/** A phone's search of the list; the desktop has one in its sidebar. */
export function MatchSearch({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const field = useSearchField()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (text !== '') onSearch(text)
  }
  return (
    <search>
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
        />
        <input
          {...field}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="경기 검색"
          placeholder="팀·리그·초성·영문 검색"
          className="h-12 w-full rounded-lg border border-line bg-s1 pr-3 pl-9 focus:border-jade focus:outline-none focus:ring-2 focus:ring-jade/35"
        />
      </form>
    </search>
  )
}
