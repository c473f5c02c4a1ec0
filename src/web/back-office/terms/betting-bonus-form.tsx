import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import type { BetTerms } from '#contract/bets/bet-terms.ts'
import { siteContract } from '#contract/site/site.ts'
import { typedDecimal } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { entryOf, exampleOf, readEntry, type TierEntry } from './bonus-entry.ts'

const reasons = ['이벤트 기간', '이벤트 종료', '보너스 조정', '입력 오류 정정']

type WireTiers = BetTerms['bonusTiers']

/** The five bonuses, each on or off, saved together. */
export function BettingBonusForm({ tiers }: { readonly tiers: WireTiers }) {
  const mayChange = useMay('trading:write')
  const saved = entryOf(tiers)
  const [entry, setEntry] = useState(saved)
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<WireTiers>({
    done: '보너스 배당을 저장했습니다.',
    rereads: [siteContract.terms, betTermsContract.termsChanges],
    onDone: () => setReason(''),
    onAsked: () => {
      setEntry(saved)
      setReason('')
    },
  })
  const read = readEntry(entry)
  const isTouched = JSON.stringify(entry) !== JSON.stringify(saved)
  const isReady = isTouched && 'tiers' in read && isReason(reason)
  const change = (folds: number, changed: Partial<TierEntry>) =>
    setEntry(entry.map(tier => (tier.folds === folds ? { ...tier, ...changed } : tier)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    void act(() =>
      call(betTermsContract.setBonusTiers, { body: { tiers: read.tiers, reason: reason.trim() } }),
    )
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul aria-label="보너스 배당" className="card divide-y divide-line">
        {entry.map(tier => (
          <Tier key={tier.folds} tier={tier} mayChange={mayChange} onChange={change} />
        ))}
      </ul>
      {isTouched && (
        <div className="card grid gap-4 p-4">
          {'fault' in read && <p className="text-sm text-live">{read.fault}</p>}
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setEntry(saved)}>되돌리기</Button>
          </div>
        </div>
      )}
    </form>
  )
}

type TierProps = {
  readonly tier: TierEntry
  readonly mayChange: boolean
  readonly onChange: (folds: number, changed: Partial<TierEntry>) => void
}

const Tier = ({ tier: { folds, text, on }, mayChange, onChange }: TierProps) => (
  <li className="grid grid-cols-[256px_minmax(0,1fr)] items-center gap-4 px-4 py-2 narrow:grid-cols-1 narrow:gap-1">
    <Switch
      label={`${folds}폴더 이상 보너스`}
      checked={on}
      disabled={!mayChange}
      onChange={checked => onChange(folds, { on: checked })}
    />
    <div className="flex flex-wrap items-center gap-3">
      <span className="w-24">
        <TextField
          label={`${folds}폴더 배당`}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          disabled={!mayChange}
          value={text}
          onChange={({ target }) => onChange(folds, { text: typedDecimal(target.value) })}
        />
      </span>
      <span className="text-sm text-dim">{exampleOf(text, on)}</span>
    </div>
  </li>
)
