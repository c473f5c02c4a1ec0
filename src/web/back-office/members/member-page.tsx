import { Link, useParams } from '@tanstack/react-router'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { memberKindWords } from '#contract/back-office/member-words.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { gameTypeWord } from '#domain/sports/game-type.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useDeskRights, useMay } from '#web/client/session/operator.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Badge, LevelBadge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { CaseMarks } from '../kit/cases/case-marks.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { ActsPart } from './acts-part.tsx'
import { BetsPart } from './bets-part.tsx'
import { ChangesPart } from './changes/changes-part.tsx'
import { LinksPart } from './links-part.tsx'
import { LoginsPart } from './logins-part.tsx'
import { MemberActs } from './member-acts.tsx'
import { OnlineBadge, StateBadge } from './member-badges.tsx'
import { allMoney, type MemberTab, memberForm, type TabProps } from './member-filter.ts'
import { MessagesPart } from './messages-part.tsx'
import { MoneyPart } from './money/money-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { OverviewPart } from './overview-part.tsx'
import { ProtectionPart } from './protection-part.tsx'

/** 회원 상세: all data of one member, and the available actions (handbook 6.3). */
export function Page() {
  const { memberId = '' }: { readonly memberId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(memberId)) throw pageNotFound()
  return <Member key={memberId} id={Number(memberId)} />
}

function Member({ id }: { readonly id: number }) {
  const answer = useCall(memberDeskContract.member, { params: { id } }, { staleTime: 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BackLink to="/admin/members">회원관리</BackLink>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {member => (
          <>
            <Head member={member} />
            <CaseMarks about={{ memberId: id }} />
            <Parts member={member} />
          </>
        )}
      </AnswerView>
    </div>
  )
}

/** Link to the rates of a partner or member. */
function ToPartner({ member: { id, kind } }: { readonly member: DeskMemberView }) {
  const mayRead = useMay('partners:read')
  if (kind === 'operator' || !mayRead) return null
  return (
    <Link to={`/admin/partners/${id}`} className="text-sm underline decoration-edge underline-offset-4">
      {kind === 'partner' ? '파트너 요율' : '회원 롤링'}
    </Link>
  )
}

/** Name and state of the member, with the actions at the end. */
const Head = ({ member }: { readonly member: DeskMemberView }) => (
  <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-invert font-bold text-invert-ink"
    >
      {member.nickname.slice(0, 1)}
    </span>
    <h1 className="text-xl wrap-anywhere">
      {member.nickname}{' '}
      <span className="text-base font-normal text-dim">{`(${member.userId}) · ${member.id}번`}</span>
    </h1>
    <span className="flex flex-wrap gap-1.5">
      {member.kind === 'member' ? (
        <LevelBadge level={member.level} />
      ) : (
        <Badge tone="bright">{memberKindWords[member.kind]}</Badge>
      )}
      <StateBadge state={member.status} />
      {member.isOnline && <OnlineBadge />}
      <ToPartner member={member} />
      {member.bans.map(product => (
        <Badge key={product} tone="live">{`${gameTypeWord[product]} 제한`}</Badge>
      ))}
    </span>
    <div className="ml-auto narrow:ml-0 narrow:w-full">
      <MemberActs member={member} />
    </div>
  </header>
)

type Part = {
  readonly key: MemberTab
  readonly label: string
  /** Permission needed for this area. */
  readonly permission: Permission
}

const parts: readonly Part[] = [
  { key: 'overview', label: '개요', permission: 'members:read' },
  { key: 'money', label: '머니·포인트', permission: 'money:read' },
  { key: 'bets', label: '베팅', permission: 'bets:read' },
  { key: 'logins', label: '로그인·기기', permission: 'members:read' },
  { key: 'links', label: '연관 회원', permission: 'members:read' },
  { key: 'protection', label: '회원보호', permission: 'protection:read' },
  { key: 'messages', label: '쪽지', permission: 'customer:read' },
  { key: 'notes', label: '메모', permission: 'members:read' },
  { key: 'changes', label: '변경이력', permission: 'members:read' },
  { key: 'acts', label: '작업내역', permission: 'log:read' },
]

function Parts({ member }: { readonly member: DeskMemberView }) {
  const { filter, show } = useAddressFilter(memberForm)
  const { permissions } = useDeskRights()
  const offered = parts.filter(({ permission }) => permissions.has(permission))
  const tab = offered.find(({ key }) => key === filter.tab)?.key ?? 'overview'
  return (
    <Tabs
      label="회원 정보"
      tabs={offered}
      value={tab}
      look="lines"
      onChange={key => show({ ...allMoney, tab: key, state: undefined })}
    >
      <Chosen tab={tab} member={member} id={member.id} filter={filter} show={show} />
    </Tabs>
  )
}

function Chosen({
  tab,
  member,
  ...props
}: TabProps & { readonly tab: MemberTab; readonly member: DeskMemberView }) {
  switch (tab) {
    case 'overview':
      return <OverviewPart member={member} onTab={key => props.show({ tab: key })} />
    case 'money':
      return <MoneyPart {...props} />
    case 'bets':
      return <BetsPart {...props} />
    case 'logins':
      return <LoginsPart {...props} />
    case 'links':
      return <LinksPart {...props} />
    case 'messages':
      return <MessagesPart member={member} {...props} />
    case 'protection':
      return <ProtectionPart member={member} />
    case 'notes':
      return <NotesPart {...props} />
    case 'changes':
      return <ChangesPart {...props} />
    case 'acts':
      return <ActsPart {...props} />
  }
}
