import { type ReactNode, useState } from 'react'
import { operatorRulesContract } from '#contract/back-office/operators.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import {
  classesOfAmounts,
  type SecondPersonClass,
  secondPersonClasses,
  secondPersonClassNames,
} from '#domain/operators/second-person.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { HouseAddressesDialog } from './house-addresses-dialog.tsx'
import type { OperatorRules } from './operator-rules.ts'
import { SecondPersonDialog } from './second-person-dialog.tsx'

/** Rules for all operators: which actions need two operators (X4), and the permitted IP addresses (X2). */
export function RulesView() {
  const answer = useCall(operatorRulesContract.rules, undefined, { staleTime: 0 })
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
      {rules => <Rules rules={rules} />}
    </AnswerView>
  )
}

function Rules({ rules }: { readonly rules: OperatorRules }) {
  const [open, setOpen] = useState<'second' | 'addresses'>()
  const mayChange = useMay('operators:write')
  const close = () => setOpen(undefined)
  const edit = (what: 'second' | 'addresses', label: string) =>
    mayChange && (
      <Button aria-label={label} onClick={() => setOpen(what)}>
        변경
      </Button>
    )
  return (
    <div className="grid gap-3 desktop:grid-cols-2">
      <section aria-label="두 사람 승인" className="card grid content-start gap-3 px-4 py-3.5">
        <Head title="두 사람 승인" edit={edit('second', '두 사람 승인 변경')}>
          {`선택한 작업은 다른 운영자가 승인해야 실행됩니다. ${rules.secondPersonHours}시간 동안 처리하지 않으면 취소됩니다. 금액은 한 운영자가 같은 회원에게 24시간 동안 혼자 처리한 합계입니다.`}
        </Head>
        <ul className="divide-y divide-line">
          {secondPersonClassNames.map(name => (
            <li key={name} className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-sm">
              <span>{secondPersonClasses[name]}</span>
              <Rule name={name} above={rules.secondPerson[name]?.above} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="접속 주소" className="card grid content-start gap-3 px-4 py-3.5">
        <Head title="접속 주소" edit={edit('addresses', '접속 주소 변경')}>
          운영자는 등록된 주소에서만 로그인하고 작업할 수 있습니다. 계정에 따로 등록한 주소가 있으면 그 주소를
          따릅니다.
        </Head>
        {rules.addresses.length === 0 ? (
          <p className="text-sm">제한 없음</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {rules.addresses.map(address => (
              <li key={address} className="rounded-md bg-s2 px-2.5 py-1 text-sm wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
        )}
        <p className="text-xs text-dim">{`현재 접속 주소 ${rules.ownAddress}`}</p>
      </section>
      {open === 'second' && <SecondPersonDialog rules={rules} onClose={close} />}
      {open === 'addresses' && <HouseAddressesDialog rules={rules} onClose={close} />}
    </div>
  )
}

type HeadProps = {
  readonly title: string
  readonly edit: ReactNode
  readonly children: ReactNode
}

const Head = ({ title, edit, children }: HeadProps) => (
  <header className="flex items-start gap-3">
    <div className="grid min-w-0 flex-1 gap-1">
      <h2 className="text-md font-bold">{title}</h2>
      <p className="text-sm text-dim">{children}</p>
    </div>
    {edit}
  </header>
)

type RuleProps = { readonly name: SecondPersonClass; readonly above: number | undefined }

/** Whether a class of actions needs approval, and from which amount on. */
function Rule({ name, above }: RuleProps) {
  // No single operator can cancel a bet whose outcome is known (field B14).
  if (above === undefined)
    return <Badge tone="plain">{name === 'bet-after-outcome' ? '취소 불가' : '혼자 가능'}</Badge>
  if (!classesOfAmounts.has(name) || above === 0) return <Badge tone="jade">승인 필요</Badge>
  return <Badge tone="jade">{`24시간 합계 ${formatFigure(above)}부터 승인`}</Badge>
}
