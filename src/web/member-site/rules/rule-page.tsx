import { ruleContract } from '#contract/rules.ts'
import { bettingRuleKeys, ruleTitles } from '#domain/rules/rule-keys.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { RuleView } from './rule-view.tsx'
import { useRuleAddress } from './use-rule-address.ts'

/** 베팅규정, by category; only those that have a text are offered (ROUTE-010, ROUTE-011, BOARD-007). */
export function Page() {
  const { key, version, show } = useRuleAddress(bettingRuleKeys)
  const { data } = useCall(ruleContract.betting, undefined, { staleTime: 5_000 })
  const offered = data?.texts.map(text => text.key)
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">베팅규정</h1>
      <Tabs
        label="규정 분야"
        tabs={bettingRuleKeys
          .filter(one => !offered || offered.includes(one))
          .map(one => ({ key: one, label: ruleTitles[one] }))}
        value={key}
        onChange={next => show(next)}
      >
        <div className="pt-3">
          <RuleView rule={key} version={version} onShow={next => show(key, next)} />
        </div>
      </Tabs>
    </div>
  )
}
