import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { isComposing } from '#web/kit/controls/is-composing.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'

/** Pause in typing before the list is requested. */
const TYPING_PAUSE = 300

type DeskSearchProps = {
  readonly value: string
  readonly onChange: (search: string) => void
  /** Moves to the results. */
  readonly onToRows: (search: string) => void
}

/**
 * Searches team and league names, their Korean initials, or a fixture's id. ↓ and Enter move to the first
 * row.
 */
export function DeskSearch({ value, onChange, onToRows }: DeskSearchProps) {
  const { text, setText, send } = useTyping(value, onChange)
  const input = useRef<HTMLInputElement>(null)
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return
    event.preventDefault()
    send(text.trim())
    onToRows(text.trim())
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  return (
    <div className="relative w-64 [&_input]:pr-10 [&_input::-webkit-search-cancel-button]:hidden narrow:col-span-2 narrow:w-auto">
      <TextField
        ref={input}
        label="경기 검색"
        labelHidden
        type="search"
        placeholder="팀, 리그, 초성, 경기번호"
        maxLength={60}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKey}
        data-desk-search
      />
      {text === '' ? (
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-dim"
        />
      ) : (
        <div className="absolute inset-y-0 right-0.5 grid place-items-center">
          <IconButton size="sm" label="검색어 지우기" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** Typed text, applied after a pause; follows the URL when it changes otherwise. */
function useTyping(value: string, onChange: (search: string) => void) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState<string>()
  // Updates the text after back, forward or a reset. Not after the field's own search, because the
  // operator may have typed more since.
  if (value !== known) {
    setKnown(value)
    setSent(undefined)
    if (value !== sent && value !== text.trim()) setText(value)
  }
  // Uses the filter after the pause, including other changes made during it.
  const send = (typed: string) => {
    if (typed === value) return
    setSent(typed)
    onChange(typed)
  }
  const tell = useEffectEvent(send)
  useEffect(() => {
    const timer = window.setTimeout(() => tell(text.trim()), TYPING_PAUSE)
    return () => window.clearTimeout(timer)
  }, [text])
  return { text, setText, send }
}
