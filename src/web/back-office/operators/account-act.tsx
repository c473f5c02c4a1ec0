import { useState } from 'react'
import { type Operator, operatorContract, type Role } from '#contract/back-office/operators.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { AddressesField, readAddresses } from './addresses-field.tsx'
import { PasswordAct } from './password-act.tsx'

export type AccountActName = 'role' | 'state' | 'password' | 'factor' | 'logout' | 'addresses'

export const accountActWords = ({ state }: Operator): Readonly<Record<AccountActName, string>> => ({
  role: '역할 변경',
  state: state === 'active' ? '사용 중지' : '다시 사용',
  password: '비밀번호 초기화',
  factor: '2단계 인증 초기화',
  logout: '로그인 끝내기',
  addresses: '접속 주소',
})

/** The actions applicable to an account in the current state. */
export function actsFor({ own, mayChange, hasSecondFactor, isLoggedIn }: Operator): AccountActName[] {
  const offers: readonly (readonly [AccountActName, boolean])[] = [
    ['role', mayChange],
    ['addresses', mayChange],
    ['password', mayChange],
    ['factor', mayChange && hasSecondFactor],
    ['logout', (mayChange || own) && isLoggedIn],
    ['state', mayChange],
  ]
  return offers.filter(([, makesSense]) => makesSense).map(([name]) => name)
}

type AccountActProps = {
  readonly name: AccountActName
  readonly operator: Operator
  readonly roles: readonly Role[]
  readonly onClose: () => void
}

/** An action on one account, with its reason. */
export function AccountAct({ name, ...props }: AccountActProps) {
  switch (name) {
    case 'role':
      return <RoleAct {...props} />
    case 'state':
      return <StateAct {...props} />
    case 'password':
      return <PasswordAct {...props} />
    case 'factor':
      return <FactorAct {...props} />
    case 'logout':
      return <LogoutAct {...props} />
    case 'addresses':
      return <AddressesAct {...props} />
  }
}

type ActProps = Omit<AccountActProps, 'name'>

const whoIs = ({ nickname, userId }: Operator): string => `${nickname} (${userId})`
const rereads = [operatorContract.operators]

function RoleAct({ operator, roles, onClose }: ActProps) {
  const [role, setRole] = useState(String(operator.role.id))
  return (
    <ActDialog
      title="역할 변경"
      description={`${whoIs(operator)} · 현재 ${operator.role.name}`}
      presets={['담당 업무 변경', '부서 이동', '권한 조정']}
      confirm="변경"
      ready={role !== String(operator.role.id)}
      done="역할을 변경했습니다."
      rereads={rereads}
      onAct={reason =>
        call(operatorContract.changeRole, {
          params: { id: operator.id },
          body: { role: Number(role), reason },
        })
      }
      onClose={onClose}
    >
      <SelectField
        label="역할"
        hint="다음 요청부터 바로 적용됩니다."
        options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={role}
        onChange={({ target }) => setRole(target.value)}
      />
    </ActDialog>
  )
}

function StateAct({ operator, onClose }: ActProps) {
  const stops = operator.state === 'active'
  const word = stops ? '사용 중지' : '다시 사용'
  return (
    <ActDialog
      title={word}
      description={
        stops
          ? `${whoIs(operator)} 계정의 로그인을 끝내고 다시 로그인하지 못하게 합니다.`
          : `${whoIs(operator)} 계정이 다시 로그인할 수 있습니다.`
      }
      presets={stops ? ['퇴사', '휴직', '계정 도용 의심'] : ['복직', '확인 완료', '착오 정정']}
      confirm={word}
      danger={stops}
      done={stops ? '사용을 중지했습니다.' : '다시 사용할 수 있습니다.'}
      rereads={rereads}
      onAct={reason =>
        call(operatorContract.setState, {
          params: { id: operator.id },
          body: { state: stops ? 'blocked' : 'active', reason },
        })
      }
      onClose={onClose}
    />
  )
}

const FactorAct = ({ operator, onClose }: ActProps) => (
  <ActDialog
    title="2단계 인증 초기화"
    description={`${whoIs(operator)} 계정의 인증 앱, 패스키, 복구 코드를 모두 해제합니다.`}
    presets={['휴대폰 분실', '기기 변경', '본인 확인 완료']}
    confirm="초기화"
    danger
    done="2단계 인증을 초기화했습니다."
    rereads={rereads}
    onAct={reason =>
      call(operatorContract.resetSecondFactor, { params: { id: operator.id }, body: { reason } })
    }
    onClose={onClose}
  />
)

const LogoutAct = ({ operator, onClose }: ActProps) => (
  <ActDialog
    title="로그인 끝내기"
    description={
      operator.own
        ? '지금 이 로그인이 끝나고, 다시 로그인해야 합니다.'
        : `${whoIs(operator)} 계정의 로그인을 끝냅니다.`
    }
    presets={['업무 종료', '계정 도용 의심', '기기 분실']}
    confirm="끝내기"
    danger
    done="로그인을 끝냈습니다."
    rereads={rereads}
    onAct={reason => call(operatorContract.endLogins, { params: { id: operator.id }, body: { reason } })}
    onClose={onClose}
  />
)

function AddressesAct({ operator, onClose }: ActProps) {
  const [text, setText] = useState(operator.addresses.join('\n'))
  const addresses = readAddresses(text)
  return (
    <ActDialog
      title="접속 주소"
      description={`${whoIs(operator)} · 이 주소에서만 로그인하고 작업할 수 있습니다.`}
      presets={['사무실 주소 등록', '재택 근무', '보안 강화']}
      confirm="저장"
      ready={addresses !== undefined && addresses.join() !== operator.addresses.join()}
      done="접속 주소를 저장했습니다."
      rereads={rereads}
      onAct={reason =>
        call(operatorContract.setAddresses, {
          params: { id: operator.id },
          body: { addresses: addresses ?? [], reason },
        })
      }
      onClose={onClose}
    >
      <AddressesField text={text} onText={setText} empty="비우면 공통 설정을 따릅니다." />
    </ActDialog>
  )
}
