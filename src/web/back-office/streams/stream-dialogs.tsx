import { useState } from 'react'
import { type DeskStream, streamOperatorContract } from '#contract/fixtures/streams.ts'
import { STREAM_ADDRESS_MAX, streamHostOf } from '#domain/streams/stream-address.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ActAnswer } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'

type StreamDialogProps = {
  /** Undefined for a new stream. */
  readonly stream?: DeskStream | undefined
  readonly onClose: () => void
}

const rereads = [streamOperatorContract.streams]
const newDraft = { title: '', address: '', shown: true }

/** Adds or edits a source of live video (ROUTE-013). */
export function StreamDialog({ stream, onClose }: StreamDialogProps) {
  const [draft, setDraft] = useState(() =>
    stream ? { title: stream.title, address: stream.address, shown: stream.shown } : newDraft,
  )
  const { key, renew } = useOnceKey()
  const change = (part: Partial<typeof draft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const form = { ...draft, title: draft.title.trim(), address: draft.address.trim() }
  const host = streamHostOf(form.address)
  const send = (reason: string): Promise<ActAnswer<DeskStream>> =>
    stream
      ? call(streamOperatorContract.edit, {
          params: { streamId: stream.id },
          body: { ...form, revision: stream.revision, reason },
        })
      : call(streamOperatorContract.write, { body: { ...form, reason, key } })
  return (
    <ActDialog
      title={stream ? '영상 수정' : '영상 등록'}
      presets={['새 중계 계약', '주소 변경', '중계 종료', '장애 대응']}
      confirm="저장"
      done={stream ? '영상을 수정했습니다.' : '영상을 등록했습니다.'}
      rereads={rereads}
      ready={form.title !== '' && host !== undefined}
      onAct={send}
      onClose={onClose}
    >
      <TextField
        label="이름"
        hint="영상이 여러 개일 때 회원이 고르는 이름입니다."
        maxLength={30}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label="주소"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={STREAM_ADDRESS_MAX}
        placeholder="https://tv.example/embed/{fixtureId}"
        hint={
          host === undefined
            ? '다른 사이트에 넣을 수 있는 https 주소입니다. {fixtureId}는 경기 번호로 바뀝니다.'
            : `${host}의 영상만 불러옵니다.`
        }
        error={
          form.address !== '' && host === undefined
            ? 'https://로 시작하는 공개 주소를 입력해 주세요. {fixtureId}는 호스트 뒤에만 쓸 수 있습니다.'
            : undefined
        }
        value={draft.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      <Switch label="회원에게 노출" checked={draft.shown} onChange={shown => change({ shown })} />
    </ActDialog>
  )
}

type OneProps = { readonly stream: DeskStream; readonly onClose: () => void }

/** Switches a stream on or off: members' open pages update at once. */
export const SwitchDialog = ({ stream, onClose }: OneProps) => (
  <ActDialog
    title={stream.shown ? '영상 끄기' : '영상 켜기'}
    description={`${stream.title} · ${stream.shown ? '보고 있는 회원의 화면에서도 바로 사라집니다.' : '라이브TV에 바로 나타납니다.'}`}
    presets={stream.shown ? ['중계 종료', '장애 대응'] : ['중계 시작', '복구 완료']}
    confirm={stream.shown ? '끄기' : '켜기'}
    done={stream.shown ? '영상을 껐습니다.' : '영상을 켰습니다.'}
    rereads={rereads}
    onAct={reason => {
      const { id, title, address, shown, revision } = stream
      return call(streamOperatorContract.edit, {
        params: { streamId: id },
        body: { title, address, shown: !shown, revision, reason },
      })
    }}
    onClose={onClose}
  />
)

/** Moves a stream before another: members see it first. */
export const MoveDialog = ({ stream, before, onClose }: OneProps & { readonly before: DeskStream }) => (
  <ActDialog
    title="영상 순서 변경"
    description={`${stream.title} 영상을 ${before.title} 앞으로 옮깁니다.`}
    presets={['먼저 보일 영상', '순서 정리']}
    confirm="옮기기"
    done="영상 순서를 변경했습니다."
    rereads={rereads}
    onAct={reason =>
      call(streamOperatorContract.move, {
        params: { streamId: stream.id },
        body: { before: before.id, reason },
      })
    }
    onClose={onClose}
  />
)

/** Deletes a stream; the log keeps its URL. */
export const DeleteDialog = ({ stream, onClose }: OneProps) => (
  <ActDialog
    title="영상 삭제"
    description={`${stream.title} · 주소는 작업로그에 남습니다.`}
    presets={['중계 종료', '잘못 등록']}
    confirm="삭제"
    danger
    done="영상을 삭제했습니다."
    rereads={rereads}
    onAct={reason =>
      call(streamOperatorContract.delete, { params: { streamId: stream.id }, body: { reason } })
    }
    onClose={onClose}
  />
)
