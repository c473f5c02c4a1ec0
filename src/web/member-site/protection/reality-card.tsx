import { ownPlayContract } from '#contract/bets/own-play.ts'
import { REALITY_MINUTES, realityMinutes } from '#domain/protection/reality.ts'
import { call, useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { useProtectionAct } from './use-protection-act.ts'

/** Interval of the reality check (field P5). */
export function RealityCard() {
  const { data } = useCall(ownPlayContract.watch, undefined, { staleTime: 5_000 })
  const { act } = useProtectionAct([ownPlayContract.watch])
  const change = (key: string) => {
    const everyMinutes = realityMinutes.find(minutes => String(minutes) === key)
    if (everyMinutes)
      void act('알림 간격을 변경했습니다.', () =>
        call(ownPlayContract.setInterval, { body: { everyMinutes } }),
      )
  }
  return (
    <section aria-labelledby="reality" className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <h2 id="reality" className="text-lg font-semibold">
          이용시간 알림
        </h2>
        <p className="text-sm text-dim">
          정한 시간마다 이용시간과 베팅금액, 당첨금액을 알려 드리고 계속할지 확인합니다.
          {data && ` 지금 ${data.sessionMinutes}분째 이용 중입니다.`}
        </p>
      </div>
      <Tabs
        label="알림 간격"
        tabs={realityMinutes
          .filter(minutes => minutes <= (data?.everyMinutesMax ?? REALITY_MINUTES))
          .map(minutes => ({ key: String(minutes), label: `${minutes}분` }))}
        value={String(data?.everyMinutes ?? '')}
        onChange={change}
      />
    </section>
  )
}
