import { type KeyboardEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type ListedName, nameContract } from '#contract/back-office/catalogue/names.ts'
import { LISTED_NAME_MAX, type ListedKind } from '#domain/fixtures/listed-names.ts'
import { call } from '#web/client/api/api.ts'
import { isComposing } from '#web/kit/controls/is-composing.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { useAct } from '../kit/acts/use-act.ts'

type NameInputProps = {
  readonly kind: ListedKind
  readonly name: ListedName
  /** The reason for the log; the page asks for it once. */
  readonly reason: string
}

/**
 * The Korean name, edited in place: Enter saves it and moves to the next one, so that a list can be
 * edited without a mouse. An empty one restores the feed's name.
 */
export function NameInput({ kind, name, reason }: NameInputProps) {
  const known = name.koreanByAdmin ?? ''
  const [typed, setTyped] = useState<string>()
  const text = typed ?? known
  const { act, busy, refusal } = useAct({
    done: () => `${name.name}: 저장했습니다.`,
    rereads: [nameContract.names],
    onDone: () => setTyped(undefined),
  })
  const keep = () => {
    const wanted = text.trim()
    if (wanted === known || busy) return
    const body = { nameKorean: wanted === '' ? null : wanted, reason: reason.trim() }
    void act(() => call(nameContract.changeName, { params: { kind, id: name.id }, body }))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter' || !isReason(reason)) return
    event.preventDefault()
    nextOf(event.currentTarget)?.focus()
    keep()
  }
  return (
    <TextField
      label={`${name.name} 한국어 이름`}
      labelHidden
      placeholder={name.koreanByFeed}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={LISTED_NAME_MAX}
      error={refusal || (!isReason(reason) && typed !== undefined ? '사유를 먼저 입력해 주세요.' : undefined)}
      data-listed-name
      value={text}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={press}
    />
  )
}

/** The next name field in the list. */
function nextOf(input: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-listed-name]')]
  return all[all.indexOf(input) + 1]
}
