import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { CoinEvent } from '#contract/promotions/coin-event.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { drawWord, WORD_MAX } from '#domain/promotions/coin-draw.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { CopiedValue } from './copied-value.tsx'

const WORD_LENGTH = 12

/** A random word, which the house can't know in advance. */
const randomWord = (): string => randomKey().replaceAll('-', '').slice(0, WORD_LENGTH)

/** The member's word: random for each commitment, until another one is typed. */
function useOwnWord(commitment: string) {
  const [own, setOwn] = useState({ commitment, word: randomWord() })
  const current = own.commitment === commitment ? own : { commitment, word: randomWord() }
  if (current !== own) setOwn(current)
  return {
    word: current.word,
    setWord: (word: string) => setOwn({ commitment, word }),
    renew: () => setOwn({ commitment, word: randomWord() }),
  }
}

type Ready = {
  readonly event: CoinEvent
  readonly table: NonNullable<CoinEvent['table']>
  readonly next: NonNullable<CoinEvent['next']>
}

type DrawFormProps = Ready & {
  readonly busy: boolean
  readonly onDraw: (next: Ready['next'], word: string) => Promise<void>
}

/** Commitment of the next draw, the member's word, and the draw button. */
export function DrawForm({ event, table, next, busy, onDraw }: DrawFormProps) {
  const { word, setWord, renew } = useOwnWord(next.commitment)
  const drawn = drawWord(word)
  const why = reasonAgainst(event, table)
  return (
    <form
      className="grid gap-4"
      onSubmit={submitted => {
        submitted.preventDefault()
        if (drawn !== undefined && !why && !busy) void onDraw(next, drawn)
      }}
    >
      <CopiedValue label={`${next.counter}회차의 약속 (시드의 SHA-256)`} value={next.commitment} />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="내 단어"
            hint="약속이 공개된 뒤에 내가 정하는 값입니다. 자유롭게 바꿀 수 있습니다."
            maxLength={WORD_MAX}
            autoComplete="off"
            spellCheck={false}
            value={word}
            onChange={({ target }) => setWord(target.value)}
            error={drawn === undefined ? '한 글자 이상 입력해 주세요.' : undefined}
          />
        </div>
        <div className="mb-[22px] grid h-10 place-items-center mobile:h-12">
          <IconButton label="새 단어" onClick={renew}>
            <RefreshCw aria-hidden size={17} />
          </IconButton>
        </div>
      </div>
      <div className="grid gap-2">
        <Button
          type="submit"
          look="primary"
          size="lg"
          wide
          busy={busy}
          disabled={why !== undefined || drawn === undefined}
        >
          {`코인 ${formatFigure(table.cost)}개로 추첨하기`}
        </Button>
        <p className="text-center text-sm text-dim">
          {why ??
            `오늘 ${formatFigure(event.drawsToday)} / ${formatFigure(table.dailyLimit)}회 · 추첨은 취소할 수 없습니다.`}
        </p>
      </div>
    </form>
  )
}

function reasonAgainst(event: CoinEvent, { cost, dailyLimit }: Ready['table']): string | undefined {
  if (!event.open) return '지금은 코인 추첨을 이용할 수 없습니다.'
  if (event.drawsToday >= dailyLimit) return `오늘 추첨 ${formatFigure(dailyLimit)}회를 모두 사용하셨습니다.`
  if (event.coins < cost) return '코인이 부족합니다. 데일리퀘스트를 완료하면 코인을 받습니다.'
  return undefined
}
