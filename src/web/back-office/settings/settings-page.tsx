import type { PageLimits } from '#contract/site/site.ts'
import { siteOperatorContract } from '#contract/site/site.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { entryOf, limitNames, limitWord } from '../kit/limits/limits-entry.ts'
import { GroupForm } from './group-form.tsx'
import { ProtoLimitsForm } from './proto-limits-form.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { settingGroups } from './setting-fields.ts'

/** Explanation next to the setting; below it where space is tight. */
const section = 'card grid grid-cols-[256px_minmax(0,1fr)] items-start gap-4 p-4 narrow:grid-cols-1'

/** 사이트 설정: settings of the whole site (FIELD-016). */
export function Page() {
  const answer = useCall(siteOperatorContract.allSettings, undefined, { staleTime: 0 })
  const changes = useCall(siteOperatorContract.settingChanges, undefined, { staleTime: 0 })
  const mayChange = useMay('settings:write')
  return (
    <DeskPage title="사이트 설정">
      {settingGroups.map((group, index) => (
        <section key={group.title} aria-labelledby={`group-${index}`} className={section}>
          <h2 id={`group-${index}`} className="text-lg">
            {group.title}
          </h2>
          <AnswerView answer={answer} waiting={<Skeleton className="h-64" />}>
            {settings => (
              <GroupForm
                group={group}
                settings={settings}
                changes={changes.data ?? []}
                mayChange={mayChange}
              />
            )}
          </AnswerView>
        </section>
      ))}
      <section aria-labelledby="proto-limits" className={section}>
        <header className="grid gap-1">
          <h2 id="proto-limits" className="text-lg">
            프로토 한도
          </h2>
          <p className="text-sm text-dim">
            프로토 페이지의 모든 회원에게 적용됩니다. 성향 36·37·38은 더 낮은 최대배당(20·30·40배)이
            우선합니다.
          </p>
        </header>
        <AnswerView answer={answer} waiting={<Skeleton className="h-64" />}>
          {({ protoLimits }) =>
            mayChange ? <ProtoLimitsForm limits={protoLimits} /> : <Standing limits={protoLimits} />
          }
        </AnswerView>
      </section>
      <section aria-labelledby="second-factor" className={section}>
        <header className="grid gap-1">
          <h2 id="second-factor" className="text-lg">
            관리자 2단계 인증
          </h2>
          <p className="text-sm text-dim">
            필수로 하면 인증 앱이나 패스키를 등록한 관리자만 관리 화면을 사용할 수 있습니다.
          </p>
        </header>
        <AnswerView answer={answer} waiting={<Skeleton className="h-10" />}>
          {({ operatorSecondFactor }) => <SecondFactorSetting isDemanded={operatorSecondFactor} />}
        </AnswerView>
      </section>
    </DeskPage>
  )
}

/** For operators with read-only permission. */
function Standing({ limits }: { readonly limits: PageLimits }) {
  const entry = entryOf(limits)
  return (
    <FactList
      facts={limitNames.map(name => [
        limitWord[name],
        `${entry[name]}${name === 'maxBetPercent' ? '배' : '원'}`,
      ])}
    />
  )
}
