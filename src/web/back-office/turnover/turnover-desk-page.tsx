import { ListChecks } from 'lucide-react'
import { type DeskRequirement, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { requirementStateWord } from '#domain/cashier/turnover/fill-requirements.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, memberName, oneOf } from '../kit/lists/list-filter.ts'
import { EaseDialog } from './ease-dialog.tsx'
import { RequirementList } from './requirement-list.tsx'
import { TurnoverRuleCard } from './turnover-rule-card.tsx'

/** 롤링관리: members' remaining turnover, exceptions with a reason, and the rule (handbook 5.4). */
export const Page = listDesk({
  title: '롤링관리',
  call: turnoverOperatorContract.list,
  filter: listFilter({
    state: oneOf(requirementStateWord, { label: '상태', all: '전체 상태' }),
    name: memberName(),
  }),
  writes: 'money:write',
  dialog: (requirement: DeskRequirement, close) => <EaseDialog requirement={requirement} onClose={close} />,
  above: <TurnoverRuleCard />,
  list: ({ requirements }, { mayWrite, open }) => (
    <RequirementList requirements={requirements} onEase={mayWrite ? open : undefined} />
  ),
  unit: '건',
  icon: ListChecks,
  nothing: '롤링 조건이 없습니다.',
  nothingLeft: '조건에 맞는 롤링 조건이 없습니다.',
})
