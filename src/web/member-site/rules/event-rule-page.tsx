import { RuleView } from './rule-view.tsx'
import { useRuleAddress } from './use-rule-address.ts'

const keys = ['events'] as const

/** Rules of all events (BOARD-007). */
export function Page() {
  const { version, show } = useRuleAddress(keys)
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">이벤트 규정</h1>
      <RuleView rule="events" version={version} onShow={next => show('events', next)} />
    </div>
  )
}
