import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { paletteContract } from '#contract/back-office/kit/palette.ts'
import { searchWords } from '#domain/search-text.ts'
import { useCall } from '#web/client/api/api.ts'
import { isComposing } from '#web/kit/controls/is-composing.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { type PalettePage, pagesFor, paletteGroups } from './palette-entries.ts'
import { PaletteList } from './palette-list.tsx'
import { useSettled } from './use-settled.ts'

type CommandPaletteProps = {
  /** The pages that the operator's role permits. */
  readonly pages: readonly PalettePage[]
  readonly onClose: () => void
}

/** Minimum number of characters for asking the server. */
const ASKED_FROM = 2
const SETTLED_MILLISECONDS = 180

/** Command palette: opens any page, member, match or bet by a word; arrows select, Enter opens. */
export function CommandPalette({ pages, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const navigate = useNavigate()
  const { found, isAsking, refusal } = useFound(text)
  const groups = paletteGroups(pagesFor(pages, text), found)
  const entries = groups.flatMap(group => group.entries)
  const at = Math.min(chosen, entries.length - 1)
  const goTo = (to: string): void => {
    onClose()
    void navigate({ to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[at]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && entry) goTo(entry.to)
    else if (step !== undefined && entries.length > 0)
      setChosen((at + step + entries.length) % entries.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} title="통합 검색" size="content">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          label="페이지, 회원, 경기, 베팅 찾기"
          labelHidden
          placeholder="페이지, 회원, 경기, 베팅번호"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[at] && `${listId}-${at}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <PaletteList id={listId} groups={groups} chosen={at} onChoose={goTo} />
        <p role="status" className="px-1 text-sm text-dim empty:hidden">
          {entries.length === 0 && (refusal ?? (isAsking ? '찾는 중입니다.' : '찾은 결과가 없습니다.'))}
        </p>
      </div>
    </Dialog>
  )
}

/** Search results of the server for a text, after a pause in typing. */
function useFound(text: string) {
  const settled = useSettled(text.trim(), SETTLED_MILLISECONDS)
  const enabled = searchWords(settled).length >= ASKED_FROM
  const answer = useCall(
    paletteContract.find,
    { query: { text: settled } },
    { enabled, staleTime: 0, retry: false, placeholderData: keepPreviousData },
  )
  return {
    found: enabled ? answer.data : undefined,
    isAsking: settled !== text.trim() || (enabled && answer.isFetching),
    refusal: enabled ? answer.error?.message : undefined,
  }
}
