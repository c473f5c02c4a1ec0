import { eventContract } from '#contract/promotions/events.ts'
import { useCall } from '#web/client/api/api.ts'
import { OperatorHtml } from '#web/kit/display/operator-html.tsx'

/** The operators' text for this fixed page; nothing when there is none (EVENT-003). */
export function CoinNotice() {
  const { data } = useCall(eventContract.page, { params: { name: 'coinEvent' } }, { staleTime: 0 })
  if (!data?.contents) return null
  return (
    <section aria-label="이벤트 안내" className="card p-4">
      <OperatorHtml html={data.contents} />
    </section>
  )
}
