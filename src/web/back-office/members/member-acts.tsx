import { useState } from 'react'
import { memberOperatorContract } from '#contract/account/members.ts'
import { secondFactorOperatorContract } from '#contract/account/second-factor.ts'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { call } from '#web/client/api/api.ts'
import { useDeskRights } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { AutoLevelDialog } from './levels/auto-level-dialog.tsx'
import { MemberLevelDialog } from './levels/member-level-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { KindDialog, TendencyDialog } from './standing-dialogs.tsx'

type ActName =
  | 'money'
  | 'level'
  | 'auto-level'
  | 'tendency'
  | 'kind'
  | 'bans'
  | 'bank-account'
  | 'logout'
  | 'second-factor'
  | 'password'
  | 'block'
type ActOffer = { readonly name: ActName; readonly label: string; readonly permission: Permission }

/** The actions applicable to a member in the current state. */
function actsFor({ status, isOnline, hasSecondFactor, kind, activatedAt }: DeskMemberView): ActOffer[] {
  if (status === 'left' || status === 'refused') return []
  const isBlocked = status === 'blocked'
  const offers: readonly (ActOffer & { readonly when: boolean })[] = [
    { name: 'money', label: '머니·포인트', permission: 'money:write', when: activatedAt !== null },
    { name: 'level', label: '레벨 변경', permission: 'members:write', when: kind === 'member' },
    { name: 'auto-level', label: '자동 레벨', permission: 'members:write', when: kind === 'member' },
    { name: 'tendency', label: '성향 변경', permission: 'members:write', when: kind !== 'operator' },
    { name: 'kind', label: '유형 변경', permission: 'operators:write', when: kind !== 'operator' },
    { name: 'bans', label: '베팅 제한', permission: 'members:write', when: kind !== 'operator' },
    {
      name: 'bank-account',
      label: '출금 계좌 변경',
      permission: 'cashier:write',
      when: kind !== 'operator',
    },
    {
      name: 'logout',
      label: '강제 로그아웃',
      permission: 'members:write',
      when: isOnline && kind !== 'operator',
    },
    { name: 'password', label: '비밀번호 초기화', permission: 'members:write', when: kind === 'member' },
    {
      name: 'second-factor',
      label: '2단계 인증 초기화',
      permission: 'members:write',
      when: hasSecondFactor && kind !== 'operator',
    },
    {
      name: 'block',
      label: isBlocked ? '이용정지 해제' : '이용정지',
      permission: 'members:write',
      when: status !== 'waiting' && kind !== 'operator',
    },
  ]
  return offers.filter(({ when }) => when)
}

/** The actions on a member, each with a reason. */
export function MemberActs({ member }: { readonly member: DeskMemberView }) {
  const { permissions } = useDeskRights()
  const [open, setOpen] = useState<ActName>()
  const offers = actsFor(member).filter(({ permission }) => permissions.has(permission))
  if (offers.length === 0) return null
  return (
    <section aria-label="작업" className="flex flex-wrap gap-2">
      {offers.map(({ name, label }) => (
        <Button key={name} size="sm" onClick={() => setOpen(name)}>
          {label}
        </Button>
      ))}
      {open && <ChosenDialog name={open} member={member} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

type ChosenDialogProps = {
  readonly name: ActName
  readonly member: DeskMemberView
  readonly onClose: () => void
}

function ChosenDialog({ name, ...props }: ChosenDialogProps) {
  switch (name) {
    case 'money':
      return <MoveDialog {...props} />
    case 'level':
      return <MemberLevelDialog {...props} />
    case 'auto-level':
      return <AutoLevelDialog {...props} />
    case 'tendency':
      return <TendencyDialog {...props} />
    case 'kind':
      return <KindDialog {...props} />
    case 'bans':
      return <BanDialog {...props} />
    case 'bank-account':
      return <BankAccountDialog {...props} />
    case 'password':
      return <PasswordDialog {...props} />
    case 'logout':
      return <LogoutDialog {...props} />
    case 'second-factor':
      return <SecondFactorDialog {...props} />
    case 'block':
      return <BlockDialog {...props} />
  }
}

type DialogProps = Omit<ChosenDialogProps, 'name'>

const whoIs = ({ nickname, userId }: DeskMemberView): string => `${nickname} (${userId})`
const rereads = [memberDeskContract.member, memberDeskContract.logins]

const LogoutDialog = ({ member, onClose }: DialogProps) => (
  <ActDialog
    title="강제 로그아웃"
    description={whoIs(member)}
    presets={['고객 요청', '계정 도용 의심', '부정 이용 조사']}
    confirm="로그아웃"
    danger
    done={`${member.nickname} 회원을 로그아웃했습니다.`}
    rereads={rereads}
    onAct={reason => call(memberActContract.endLogins, { params: { id: member.id }, body: { reason } })}
    onClose={onClose}
  />
)

const SecondFactorDialog = ({ member, onClose }: DialogProps) => (
  <ActDialog
    title="2단계 인증 초기화"
    description={`${whoIs(member)} 회원의 인증 앱, 패스키, 복구 코드를 모두 해제합니다. 본인 확인을 먼저 해 주세요.`}
    presets={['휴대폰 분실', '기기 변경', '본인 확인 완료']}
    confirm="초기화"
    danger
    done={`${member.nickname} 회원의 2단계 인증을 초기화했습니다.`}
    rereads={rereads}
    onAct={reason => call(secondFactorOperatorContract.reset, { body: { userId: member.userId, reason } })}
    onClose={onClose}
  />
)

function BlockDialog({ member, onClose }: DialogProps) {
  const blocked = member.status !== 'blocked'
  const word = blocked ? '이용정지' : '이용정지 해제'
  return (
    <ActDialog
      title={word}
      description={whoIs(member)}
      presets={blocked ? ['규정 위반', '부정 이용', '고객 요청'] : ['조사 완료', '착오 정정', '고객 요청']}
      confirm={word}
      danger={blocked}
      done={`${member.nickname} 회원을 ${blocked ? '이용정지했습니다' : '이용정지에서 해제했습니다'}.`}
      rereads={rereads}
      onAct={reason =>
        call(memberOperatorContract.blockMember, { params: { id: member.id }, body: { blocked, reason } })
      }
      onClose={onClose}
    />
  )
}
