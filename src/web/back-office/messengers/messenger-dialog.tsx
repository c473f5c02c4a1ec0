import { useState } from 'react'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import type { Output } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { PictureField } from '../kit/editor/picture-field.tsx'

export type Messenger = Output<typeof siteTextsContract.messengers>[number]

export const messengerWord = ({ position }: Messenger): string => (position === 0 ? '텔레그램' : '카카오톡')

type MessengerDialogProps = { readonly messenger: Messenger; readonly onClose: () => void }

/** Edits a contact: visibility, name, target and picture (FIELD-018). */
export function MessengerDialog({ messenger, onClose }: MessengerDialogProps) {
  const [draft, setDraft] = useState(messenger)
  const change = (part: Partial<Messenger>) => setDraft(known => ({ ...known, ...part }))
  const { useFlag, url, messengerId, imgPath, position } = draft
  return (
    <ActDialog
      title={`${messengerWord(messenger)} 수정`}
      presets={['연락처 변경', '운영 시간 종료', '운영 재개']}
      confirm="저장"
      done="메신저를 변경했습니다."
      rereads={[siteTextsContract.messengers]}
      ready={isAddress(url)}
      onAct={reason =>
        call(siteTextsContract.setMessenger, {
          params: { position: position === 0 ? '0' : '1' },
          body: { useFlag, url, messengerId, ...(imgPath !== messenger.imgPath && { imgPath }), reason },
        })
      }
      onClose={onClose}
    >
      <Switch
        label="회원에게 노출"
        checked={useFlag === 1}
        onChange={shown => change({ useFlag: shown ? 1 : 0 })}
      />
      <TextField
        label="아이디"
        maxLength={60}
        value={messengerId}
        onChange={({ target }) => change({ messengerId: target.value })}
      />
      <TextField
        label="링크"
        hint="https:// 주소 또는 사이트 안의 경로(/message). 비우면 아이디만 보입니다."
        error={isAddress(url) ? undefined : 'https://로 시작하는 주소나 /로 시작하는 경로를 입력해 주세요.'}
        value={url}
        onChange={({ target }) => change({ url: target.value.trim() })}
      />
      <PictureField
        label="그림"
        optional={false}
        value={imgPath.replace(/^\//, '')}
        onChange={name => change({ imgPath: name })}
      />
    </ActDialog>
  )
}

/** Rough check while typing; the server validates it. */
const isAddress = (url: string): boolean => url === '' || /^https:\/\/[^\s/]+|^\/(?!\/)[\w/-]*$/.test(url)
