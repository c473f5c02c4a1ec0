import { useParams } from '@tanstack/react-router'
import { ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import { type RuleKey, ruleKeys, ruleTitles } from '#domain/rules/rule-keys.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { RuleDesk } from './rule-desk.tsx'
import { VersionHistory } from './version-history.tsx'

/** One text: published version, draft, and all versions with their changes (ROUTE-011). */
export function Page() {
  const { rule }: { readonly rule?: string } = useParams({ strict: false })
  const key = ruleKeys.find(one => one === rule)
  if (!key) throw pageNotFound()
  return <Rule key={key} rule={key} />
}

function Rule({ rule }: { readonly rule: RuleKey }) {
  const answer = useCall(ruleOperatorContract.one, { params: { key: rule } }, { staleTime: 0 })
  return (
    <DeskPage title={ruleTitles[rule]} back={{ to: '/admin/rules', title: '규정·약관' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {held => <RuleDesk rule={rule} held={held} />}
      </AnswerView>
      <VersionHistory rule={rule} />
    </DeskPage>
  )
}
