import { useNavigate, useSearch } from '@tanstack/react-router'
import { minigameContract, type WirePayTable } from '#contract/minigame/minigames.ts'
import { kindFamilies } from '#domain/minigames/kind-families.ko.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { MinigameArea } from '../minigame-area.tsx'
import { CommonRules } from './common-rules.tsx'
import { KindRules } from './kind-rules.tsx'

/** 미니게임 규칙·배당표: rules of each kind, and all picks with exact chance and house edge (handbook 8.2). */
export function Page() {
  const search: { readonly kind?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const answer = useCall(minigameContract.payTables, undefined, { staleTime: 60_000 })
  return (
    <MinigameArea>
      <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-4">
        <header>
          <h1 className="text-2xl">미니게임 규칙·배당표</h1>
          <p className="mt-1 text-sm text-dim">
            모든 선택의 확률을 규칙에서 정확히 세어 그대로 공개합니다. 회원에 따라 배당이나 결과가 달라지지
            않습니다.
          </p>
        </header>
        <CommonRules />
        <AnswerView answer={answer} waiting={<Skeleton className="h-[480px]" />}>
          {tables => (
            <Families
              tables={tables}
              kind={search.kind}
              onChange={kind => void navigate({ to: '.', search: { kind } })}
            />
          )}
        </AnswerView>
      </div>
    </MinigameArea>
  )
}

type FamiliesProps = {
  readonly tables: readonly WirePayTable[]
  readonly kind: string | undefined
  readonly onChange: (kind: string) => void
}

/** Kinds by family: a tab for each family, its kinds below each other. */
function Families({ tables, kind, onChange }: FamiliesProps) {
  const families = kindFamilies.filter(family =>
    tables.some(table => family.kinds.some(one => one === table.kind)),
  )
  const family = families.find(one => one.kinds.some(known => known === kind)) ?? families[0]
  if (!family)
    return (
      <div className="card">
        <EmptyState title="지금은 열려 있는 미니게임이 없습니다." />
      </div>
    )
  return (
    <Tabs
      label="게임 종류"
      tabs={families.map(({ key, title }) => ({ key, label: title }))}
      value={family.key}
      onChange={key => onChange(families.find(one => one.key === key)?.kinds[0] ?? family.kinds[0])}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {family.kinds.map(one => (
          <KindRules
            key={one}
            kind={one}
            tables={tables.filter(table => table.kind === one)}
            isAsked={one === kind && one !== family.kinds[0]}
          />
        ))}
      </div>
    </Tabs>
  )
}
