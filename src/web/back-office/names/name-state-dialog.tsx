import { type ListedName, nameContract } from '#contract/back-office/catalogue/names.ts'
import type { ListedKind } from '#domain/fixtures/listed-names.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { actWords, changeOf, kindWords, type StateAct } from './name-words.ts'

type StateDialogProps = {
  readonly kind: ListedKind
  readonly name: ListedName
  readonly act: StateAct
  readonly onClose: () => void
}

/** Hides a sport, league or team from the boards, pins it, or undoes that. */
export function NameStateDialog({ kind, name, act, onClose }: StateDialogProps) {
  const words = actWords[act]
  return (
    <ActDialog
      title={`${kindWords[kind]} ${words.act}`}
      description={name.korean}
      presets={words.reasons}
      confirm={words.act}
      danger={act === 'hide'}
      done={`${name.korean}: ${words.done}`}
      rereads={[nameContract.names]}
      onAct={reason =>
        call(nameContract.changeName, { params: { kind, id: name.id }, body: { ...changeOf[act], reason } })
      }
      onClose={onClose}
    >
      {act === 'hide' && (
        <p className="text-sm break-keep">
          {`진행 전이거나 진행 중인 경기 ${formatFigure(name.openGames)}개가 회원 화면에서 사라지고 새 베팅을 받지 않습니다. 이미 접수된 베팅은 그대로 정산합니다.`}
        </p>
      )}
    </ActDialog>
  )
}
