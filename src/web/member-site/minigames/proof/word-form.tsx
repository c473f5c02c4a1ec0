import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

const LENGTH_MAX = 32

/** The member's word, which becomes part of draws they bet on (docs/fairness.md). */
export function WordForm() {
  const { data } = useCall(roundBetContract.word, undefined)
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const word = typed ?? data?.word ?? ''
  const save = async () => {
    setBusy(true)
    const answer = await call(roundBetContract.setWord, { body: { word } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    queryClient.setQueryData(routeKey(roundBetContract.word), answer.value)
    setTyped(undefined)
    showToast('다음 베팅부터 이 단어가 추첨에 더해집니다.', 'good')
  }
  return (
    <details className="group rounded-md bg-s2" data-word-form>
      <summary className="flex min-h-10 items-center gap-2 px-3 text-sm font-semibold -outline-offset-2 mobile:min-h-11">
        추첨에 내 단어 더하기
        <span className="ml-auto max-w-32 truncate font-normal text-dim">{data?.word}</span>
        <FoldArrow open={false} className="text-dim group-open:rotate-180" />
      </summary>
      <form
        className="grid gap-2 px-3 pb-3"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="내 단어"
          hint="내가 베팅하는 회차의 추첨에 함께 섞입니다. 단어는 회차와 함께 공개되지만 누구의 단어인지는 공개되지 않습니다."
          value={word}
          maxLength={LENGTH_MAX}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          busy={busy}
          disabled={typed === undefined || typed === data?.word}
          onClick={() => void save()}
        >
          저장
        </Button>
      </form>
    </details>
  )
}
