import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchField } from './use-search-field.ts'

type MatchSearchProps = {
  readonly label: string
  /** The label unless said otherwise. */
  readonly placeholder?: string
  readonly onSearch: (text: string) => void
}

/** A search of the list by Enter and some text: in the desktop's sidebar, above the list on a phone. */
export function MatchSearch({ label, placeholder = label, onSearch }: MatchSearchProps) {
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
          aria-label={label}
          placeholder={placeholder}
          className="h-10 w-full rounded-lg border border-line bg-s1 pr-3 pl-9 hover:border-edge mobile:h-12 focus:border-jade focus:outline-none focus:glow"
        />
      </form>
    </search>
  )
}
