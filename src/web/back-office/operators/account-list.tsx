import type { Operator } from '#contract/back-office/operators.ts'
import { operatorStateWords } from '#domain/operators/account-rules.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type AccountListProps = {
  readonly operators: readonly Operator[]
  readonly onOpen: (operator: Operator) => void
}

/** Operators, each with a button for the account's data and actions. */
export function AccountList({ operators, onOpen }: AccountListProps) {
  const open = (operator: Operator) => (
    <Button size="sm" aria-label={`${operator.userId} 상세`} onClick={() => onOpen(operator)}>
      상세
    </Button>
  )
  return (
    <RowList
      label="운영자"
      columns={[...columns, { key: 'open', title: '작업', width: '90px', cell: open }]}
      rows={operators}
      rowKey={({ id }) => id}
      card={operator => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex flex-wrap items-center gap-1.5">
              <Name operator={operator} />
              <Marks operator={operator} />
            </p>
            <p className="text-sm">{operator.role.name}</p>
            <p className="text-xs text-dim">{`로그인 ${lastLogin(operator)}`}</p>
          </div>
          {open(operator)}
        </li>
      )}
    />
  )
}

type CellProps = { readonly operator: Operator }

const Name = ({ operator: { userId, nickname } }: CellProps) => (
  <span className="font-semibold wrap-anywhere">{`${nickname} (${userId})`}</span>
)

/** Marks for unusual states and for logged-in operators. */
export const Marks = ({ operator: { state, own, isLoggedIn, passwordDue, readsOnly } }: CellProps) => (
  <span className="inline-flex flex-wrap items-center gap-1.5">
    <Badge tone={state === 'active' ? 'plain' : 'live'}>{operatorStateWords[state]}</Badge>
    {own && <Badge tone="jade">본인</Badge>}
    {isLoggedIn && <Badge tone="outline">로그인중</Badge>}
    {passwordDue && <Badge tone="gold">임시 비밀번호</Badge>}
    {readsOnly && <Badge tone="plain">조회만</Badge>}
  </span>
)

export const factorWord = ({ hasSecondFactor, needsSecondFactor }: Operator): string => {
  if (hasSecondFactor) return '사용'
  return needsSecondFactor ? '설정 전 (조회만)' : '사용 안 함'
}

export const addressesWord = ({ addresses }: Operator): string =>
  addresses.length === 0 ? '공통 설정' : addresses.join(', ')

const lastLogin = ({ lastLogin: login }: Operator): string => login?.at.slice(0, 16) ?? '–'

const columns: readonly Column<Operator>[] = [
  { key: 'name', title: '운영자', cell: operator => <Name operator={operator} /> },
  { key: 'marks', title: '상태', cell: operator => <Marks operator={operator} /> },
  { key: 'role', title: '역할', width: '150px', cell: ({ role }) => role.name },
  { key: 'factor', title: '2단계 인증', width: '130px', cell: factorWord },
  {
    key: 'addresses',
    title: '접속 주소',
    width: '180px',
    wideOnly: true,
    cell: operator => <div className="max-w-44 truncate">{addressesWord(operator)}</div>,
  },
  { key: 'login', title: '최근 로그인', width: '150px', wideOnly: true, cell: lastLogin },
]
