import { useState } from 'react'
import type { ProtectionState } from '#contract/account/protection.ts'
import { type ExclusionPeriod, exclusionPeriods } from '#domain/protection/exclusion.ts'
import { exclusionWord } from '#domain/protection/protection-words.ko.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ExcludeDialog } from './exclude-dialog.tsx'

/** Card for a break or exclusion: its effects, and the choice of its duration. */
export function ExclusionCard({ state: { exclusion } }: { readonly state: ProtectionState }) {
  const [asked, setAsked] = useState<ExclusionPeriod>()
  return (
    <section aria-labelledby="exclusion" className="card grid gap-3 p-4">
      <h2 id="exclusion" className="text-lg">
        자가제한
      </h2>
      {exclusion && (
        <p className="rounded-md bg-live-wash px-3 py-2 font-semibold text-live" data-excluded>
          {`자가제한 기간에는 이용할 수 없습니다. (해제일 ${exclusion.until?.slice(0, 16) ?? '없음'})`}
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-sm text-dim">
        <li>시작하면 바로 모든 기기에서 로그아웃됩니다.</li>
        <li>기간 동안 모든 게임의 베팅이 거절되고, 이벤트와 포인트 지급이 중단됩니다.</li>
        <li>이미 접수된 베팅은 결과에 따라 정산되며, 로그인해 내역을 볼 수 있습니다.</li>
        <li>해제일 전에는 누구도 되돌릴 수 없습니다. 더 긴 기간은 언제든 추가할 수 있습니다.</li>
      </ul>
      <div className="flex flex-wrap gap-2 narrow:grid narrow:grid-cols-5 narrow:[&>*]:px-0">
        {exclusionPeriods.map(period => (
          <Button
            key={period}
            aria-label={`${exclusionWord[period]} 자가제한`}
            onClick={() => setAsked(period)}
          >
            {exclusionWord[period]}
          </Button>
        ))}
      </div>
      {asked && <ExcludeDialog period={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
