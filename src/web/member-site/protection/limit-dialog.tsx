import { type FormEvent, useState } from 'react'
import { type ProtectionLimit, protectionContract } from '#contract/account/protection.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { isLimit, limitRange } from '#domain/protection/limits.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FigureInput } from '#web/kit/controls/figure-input.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useProtectionAct } from './use-protection-act.ts'

const RISES = '한도 상향은 신청 24시간 후 적용됩니다.'

/** Changes or removes a limit; says before when it takes effect. */
export function LimitDialog({
  limit,
  onClose,
}: {
  readonly limit: ProtectionLimit
  readonly onClose: () => void
}) {
  const { kind, period, amount } = limit
  const [text, setText] = useState(amount === null ? '' : formatFigure(amount))
  const { act, busy } = useProtectionAct()
  const { min, max } = limitRange(kind)
  const wanted = text === '' ? undefined : Number(text.replaceAll(',', ''))
  const isMeant = wanted !== undefined && isLimit({ kind, period }, wanted)
  const save = async (next: number | null) => {
    const rises = amount !== null && (next === null || next > amount)
    const done = rises ? RISES : '한도를 적용했습니다.'
    if (await act(done, () => call(protectionContract.changeLimit, { body: { kind, period, amount: next } })))
      onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant && !busy) void save(wanted)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={limitWord(limit)}
      description={`현재 ${amountWord(kind, amount)}. 낮추면 바로 적용되고, ${RISES}`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <FigureInput
          label={kind === 'time' ? '한도 (분)' : '한도 (원)'}
          hint={`${formatFigure(min)}부터 ${formatFigure(max)}까지`}
          error={text !== '' && !isMeant ? '한도를 확인해 주세요.' : undefined}
          text={text}
          onType={typed => {
            const digits = typedAmountDigits(typed).slice(0, 12)
            setText(digits === '' ? '' : formatFigure(Number(digits)))
          }}
        />
        {wanted !== undefined && amount !== null && wanted > amount && (
          <p className="text-sm text-gold">{`${RISES} 그때 다시 확인해야 합니다.`}</p>
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            look="primary"
            size="lg"
            wide
            disabled={!isMeant || wanted === amount}
            busy={busy}
          >
            적용
          </Button>
          {amount !== null && (
            <Button size="lg" wide disabled={busy} onClick={() => void save(null)}>
              한도 없애기 (24시간 후)
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
