import { Link } from '@tanstack/react-router'
import { ruleContract } from '#contract/site/rules.ts'
import { bettingRuleKeys, ruleTitles } from '#domain/rules/rule-keys.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { RuleView } from './rule-view.tsx'
import { useRuleAddress } from './use-rule-address.ts'

/** 베팅규정 by category, only categories with a text (ROUTE-010, ROUTE-011, BOARD-007). */
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
          {key === 'minigame' && (
            <Link
              to="/rule/minigame"
              className="inline-flex min-h-10 items-center justify-self-start rounded-md border border-line bg-s2 px-4 font-semibold hover:bg-s3 mobile:min-h-11"
            >
              게임별 규칙·확률·배당표 보기
            </Link>
          )}
          <RuleView rule={key} version={version} onShow={next => show(key, next)} />
        </div>
      </Tabs>
    </div>
  )
}
