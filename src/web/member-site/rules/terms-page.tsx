import { acceptedRuleKeys, ruleTitles } from '#domain/rules/rule-keys.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { RuleView } from './rule-view.tsx'
import { useRuleAddress } from './use-rule-address.ts'

/** Terms and privacy, also for guests (field A3). */
export function Page() {
  const { key, version, show } = useRuleAddress(acceptedRuleKeys)
  return (
    <div className="grid w-full max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">약관</h1>
      <Tabs
        label="약관 종류"
        tabs={acceptedRuleKeys.map(one => ({ key: one, label: ruleTitles[one] }))}
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
