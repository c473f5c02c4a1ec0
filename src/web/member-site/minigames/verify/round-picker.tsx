import { type FormEvent, useState } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { dayOf, numberOf, roundNameOf } from './verify-address.ts'

type RoundPickerProps = {
  readonly games: readonly WireGame[]
  readonly gameId: number | undefined
  readonly round: string | undefined
  readonly onShow: (round: { readonly gameId: number; readonly round: string }) => void
}

/** Selects a round by game, day and number. */
export function RoundPicker({ games, gameId, round, onShow }: RoundPickerProps) {
  const today = useClock(seoulDay)
  const [chosenGame, setGame] = useState(gameId)
  const [day, setDay] = useState(round ? dayOf(round) : today)
  const [number, setNumber] = useState(round ? String(numberOf(round)) : '')
  const game = chosenGame ?? games[0]?.gameId
  const isNumber = /^[1-9]\d{0,3}$/.test(number.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (game !== undefined && day && isNumber)
      onShow({ gameId: game, round: roundNameOf(day, Number(number)) })
  }
  return (
    <form
      onSubmit={submit}
      aria-label="검증할 회차"
      className="card grid grid-cols-[minmax(0,1fr)_auto_112px_auto] items-end gap-2 px-4 py-3 mobile:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] mobile:px-3"
    >
      <div className="mobile:col-span-2">
        <SelectField
          label="게임"
          labelHidden
          options={games.map(one => ({ value: String(one.gameId), label: one.title }))}
          value={game === undefined ? '' : String(game)}
          onChange={event => setGame(Number(event.target.value))}
        />
      </div>
      <DayField label="추첨일" value={day} max={today} onChange={setDay} />
      <TextField
        label="회차"
        labelHidden
        placeholder="회차"
        inputMode="numeric"
        value={number}
        onChange={event => setNumber(typedDigits(event.target.value))}
      />
      <div className="mobile:col-span-2 mobile:grid">
        <Button type="submit" look="primary" disabled={game === undefined || !day || !isNumber}>
          검증하기
        </Button>
      </div>
    </form>
  )
}
