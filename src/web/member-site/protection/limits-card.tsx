import { useState } from 'react'
import type { ProtectionLimit, ProtectionState } from '#contract/account/protection.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Meter } from '#web/kit/display/meter.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { RiseNote } from './rise-note.tsx'

/** All limits with their usage; the house's caps below. */
export function LimitsCard({ state: { limits, house } }: { readonly state: ProtectionState }) {
  const [changing, setChanging] = useState<ProtectionLimit>()
  return (
    <section aria-label="이용한도" className="card divide-y divide-line">
      {limits.map(limit => (
        <LimitRow key={`${limit.kind}-${limit.period}`} limit={limit} onChange={() => setChanging(limit)} />
      ))}
      <p className="px-4 py-3 text-sm text-dim">
        {`모든 회원에게 적용되는 하루 한도: ${[
          house.stakeDayMax > 0 && `베팅 ${formatFigure(house.stakeDayMax)}원`,
          house.lossDayMax > 0 && `손실 ${formatFigure(house.lossDayMax)}원 (도달하면 24시간 이용 제한)`,
        ]
          .filter(Boolean)
          .join(' · ')}`}
        {house.breakUntil && (
          <b className="block text-live">{`휴식 시간입니다. ${house.breakUntil.slice(0, 16)} 이후 이용할 수 있습니다.`}</b>
        )}
        {house.blockedUntil && (
          <b className="block text-live">{`손실 한도에 도달했습니다. ${house.blockedUntil.slice(0, 16)} 이후 이용할 수 있습니다.`}</b>
        )}
      </p>
      {changing && <LimitDialog limit={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

function LimitRow({ limit, onChange }: { readonly limit: ProtectionLimit; readonly onChange: () => void }) {
  const { kind, amount, used, renewsAt, rise } = limit
  const word = limitWord(limit)
  const spent = Math.max(0, used)
  const act = amount === null ? '설정' : '변경'
  return (
    <div className="grid gap-2 px-4 py-3" data-limit={`${kind}-${limit.period}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">{word}</h2>
        <p className={amount === null ? 'text-dim' : 'font-bold'}>{amountWord(kind, amount)}</p>
        <div className="ml-auto">
          <Button size="sm" aria-label={`${word} ${act}`} onClick={onChange}>
            {act}
          </Button>
        </div>
      </div>
      {amount !== null && (
        <Meter
          label={`${word} 사용`}
          value={spent}
          max={amount}
          text={`${amountWord(kind, spent)} / ${amountWord(kind, amount)}`}
        />
      )}
      <p className="text-xs text-dim">{`사용 ${amountWord(kind, spent)} · ${renewsAt.slice(5, 16)}에 새로 시작`}</p>
      {rise && <RiseNote limit={limit} rise={rise} />}
    </div>
  )
}
