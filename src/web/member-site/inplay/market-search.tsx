import { Search } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

type MarketSearchProps = { readonly value: string; readonly onChange: (text: string) => void }

/**
 * Search for a market type of a match. On a phone it is a button next to the tabs that opens the field
 * below them.
 */
export function MarketSearch({ value, onChange }: MarketSearchProps) {
  const isPhone = useLayoutMode() === 'mobile'
  const [open, setOpen] = useState(false)
  if (!isPhone) return <SearchField value={value} onChange={onChange} />
  const toggle = () => {
    if (open) onChange('')
    setOpen(!open)
  }
  return (
    <>
      <IconButton label="베팅 종류 찾기" aria-expanded={open} onClick={toggle}>
        <Search aria-hidden size={18} />
      </IconButton>
      {open && <SearchField value={value} onChange={onChange} autoFocus />}
    </>
  )
}

/** Focuses the field when it opens. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

function SearchField({
  value,
  onChange,
  autoFocus = false,
}: MarketSearchProps & { readonly autoFocus?: boolean }) {
  return (
    <search className="relative w-44 shrink-0 mobile:w-full">
      <Search
        aria-hidden
        size={14}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
      />
      <input
        ref={autoFocus ? focusField : undefined}
        type="search"
        aria-label="베팅 종류 검색"
        placeholder="베팅 종류 검색"
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.target.value)}
        className="h-9 w-full rounded-full border border-line bg-s1 pr-3 pl-8 text-sm focus:border-jade focus:outline-none focus:glow mobile:h-11 mobile:text-lg"
      />
    </search>
  )
}
