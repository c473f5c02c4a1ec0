import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { DeskMemberView } from '#contract/back-office/member-desk.ts'
import { memberLinkContract } from '#contract/back-office/members/member-links.ts'
import { messageOperatorContract } from '#contract/community/messages.ts'
import type { Output } from '#contract/wire/route.ts'
import { messageContentsMax, messageTitleMax } from '#domain/members/message-text.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import type { TabProps } from './member-filter.ts'

type MessagesPartProps = TabProps & { readonly member: DeskMemberView }
type Received = Output<typeof memberLinkContract.messages>['messages'][number]

/** Messages to a member, and a form for a new one. */
export function MessagesPart({ id, member, filter: { page }, show }: MessagesPartProps) {
  const answer = usePagedCall(memberLinkContract.messages, { params: { id }, query: { page } }, page)
  const mayWrite = useMay('customer:write') && member.status === 'active' && member.kind === 'member'
  const [isWriting, setWriting] = useState(false)
  return (
    <div className="grid max-w-[800px] gap-3">
      {mayWrite && (
        <div className="flex justify-end">
          <Button size="sm" look="primary" onClick={() => setWriting(true)}>
            쪽지 쓰기
          </Button>
        </div>
      )}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Mail}
        nothing="받은 쪽지가 없습니다."
      >
        {({ messages }) => (
          <ol aria-label="받은 쪽지" className="card divide-y divide-line text-sm">
            {messages.map(message => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        )}
      </CountedAnswer>
      {isWriting && <WriteDialog member={member} onClose={() => setWriting(false)} />}
    </div>
  )
}

const Message = ({ message }: { readonly message: Received }) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <b className="min-w-0 font-semibold wrap-anywhere">{message.title}</b>
      <span className="ml-auto flex gap-1">
        {message.readAt === null ? <Badge tone="bright">안 읽음</Badge> : <Badge tone="plain">읽음</Badge>}
        {message.deletedAt !== null && <Badge tone="outline">삭제함</Badge>}
      </span>
    </p>
    <p className="whitespace-pre-line wrap-anywhere">{message.contents}</p>
    <p className="text-xs text-dim">
      {[message.operator || '자동 발송', message.sentAt, message.readAt && `읽은 시각 ${message.readAt}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </li>
)

type WriteDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

function WriteDialog({ member, onClose }: WriteDialogProps) {
  const [title, setTitle] = useState('')
  const [contents, setContents] = useState('')
  const { key, renew } = useOnceKey()
  return (
    <ActDialog
      title="쪽지 쓰기"
      description={`${member.nickname} (${member.userId})`}
      size="content"
      presets={['이용 안내', '베팅 처리 안내', '문의 답변']}
      confirm="보내기"
      ready={title.trim() !== '' && contents.trim() !== ''}
      done={`${member.nickname} 회원에게 쪽지를 보냈습니다.`}
      rereads={[memberLinkContract.messages, messageOperatorContract.sent]}
      onAct={reason =>
        call(messageOperatorContract.send, {
          body: {
            to: { kind: 'member', name: member.userId },
            title,
            contents,
            promotes: false,
            reason,
            key,
          },
        })
      }
      onClose={onClose}
    >
      <TextField
        label="제목"
        maxLength={messageTitleMax}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value)
          renew()
        }}
      />
      <TextArea
        label="내용"
        rows={5}
        maxLength={messageContentsMax}
        value={contents}
        onChange={({ target }) => {
          setContents(target.value)
          renew()
        }}
      />
    </ActDialog>
  )
}
