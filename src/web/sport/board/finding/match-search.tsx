import { useSearch } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '#web/kit/controls/is-composing.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { type Address, SEARCH_LENGTH_MAX } from './board-query.ts'
import { keepSearch } from './recent-searches.ts'

/** "/" focuses a field, unless the user is typing elsewhere, a dialog is open, or the field is hidden. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event) || event.defaultPrevented) return
      if (target instanceof Element && target.closest(typing)) return
      const input = field.current
      if (!input?.checkVisibility() || document.querySelector(openDialog)) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [field])
}

/** Any open dialog or alert, except the phone's cart, which leaves the page usable. */
const openDialog = '[data-state=open]:is([role=dialog], [role=alertdialog]):not([data-cart-dock])'
const typing = 'input, textarea, select, [contenteditable=true]'

/** Loaded when the field gets focus. */
const SearchHints = lazy(async () => ({ default: (await import('./search-hints.tsx')).SearchHints }))

type MatchSearchProps = {
  readonly label: string
  /** Defaults to the label. */
  readonly placeholder?: string
  readonly onSearch: (text: string) => void
}

/**
 * Searches the list on Enter: in the desktop's sidebar, above the list on a phone. While typing, matching
 * fixtures are suggested; the page's list stays until Enter (SIDEBAR-023, SIDEBAR-024). "/" focuses it.
 */
export function MatchSearch({ label, placeholder = label, onSearch }: MatchSearchProps) {
  const { ref, ...field } = useSearchField()
  const box = useRef<HTMLElement>(null)
  // Undefined while no suggestions are shown.
  const [typed, setTyped] = useState<string>()
  const isPhone = useLayoutMode() === 'mobile'
  useSlashKey(ref)
  const search = (text: string) => {
    if (ref.current) ref.current.value = text
    // A phone's keyboard would cover the results.
    if (isPhone) ref.current?.blur()
    else ref.current?.focus()
    setTyped(undefined)
    onSearch(text)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (text !== '') {
      keepSearch(text)
      search(text)
    }
  }
  const steer = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      // Focus opens the list, so focus comes first.
      ref.current?.focus()
      setTyped(undefined)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const hints = box.current?.querySelectorAll<HTMLElement>('[data-hint]') ?? []
    const stops: readonly (Element | null)[] = [ref.current, ...hints]
    const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <search
      ref={box}
      className="relative block"
      onKeyDown={steer}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setTyped(undefined)}
    >
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
        />
        <input
          {...field}
          ref={ref}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
          onClick={({ currentTarget }) => setTyped(currentTarget.value)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          className="h-10 w-full rounded-lg border border-line bg-s1 pr-3 pl-9 hover:border-edge mobile:h-12 focus:border-jade focus:outline-none focus:glow"
        />
      </form>
      {typed !== undefined && (
        <Suspense fallback={null}>
          <SearchHints typed={typed} onChoose={search} />
        </Suspense>
      )}
    </search>
  )
}

/** State of a list's search field: shows the search of the URL, also after a step back (SIDEBAR-023). */
function useSearchField() {
  const { search = '' }: Address = useSearch({ strict: false })
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.value = search
  }, [search])
  return { ref, maxLength: SEARCH_LENGTH_MAX }
}
