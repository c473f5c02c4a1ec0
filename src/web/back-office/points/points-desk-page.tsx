import { useState } from 'react'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { DepositBonusForm } from './deposit-bonus-form.tsx'
import { LevelForm } from './level-form.tsx'
import { LosingForm } from './losing-form.tsx'

const tabs = [
  { key: 'bonuses', label: '충전 보너스' },
  { key: 'losing', label: '낙첨 포인트' },
  { key: 'levels', label: '자동 레벨' },
] as const
type TabKey = (typeof tabs)[number]['key']

/** 포인트설정: rules for deposits, lost bets and levels (handbook 5.6, 5.8). */
export function Page() {
  const answer = useCall(pointsRuleContract.rules, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  const [tab, setTab] = useState<TabKey>('bonuses')
  return (
    <DeskPage title="포인트설정">
      <Tabs label="포인트 설정" tabs={tabs} value={tab} onChange={setTab} look="lines">
        <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
          {({ bonuses, losing, levels, levelsBy }) => (
            <fieldset disabled={!mayChange} className="min-w-0">
              {tab === 'bonuses' && <DepositBonusForm key={JSON.stringify(bonuses)} rule={bonuses} />}
              {tab === 'losing' && <LosingForm key={JSON.stringify(losing)} rule={losing} />}
              {tab === 'levels' && (
                <LevelForm key={JSON.stringify(levels)} rule={levels} levelsBy={levelsBy} />
              )}
            </fieldset>
          )}
        </AnswerView>
      </Tabs>
    </DeskPage>
  )
}
