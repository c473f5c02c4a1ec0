import { Images } from 'lucide-react'
import { pictureContract } from '#contract/site/pictures.ts'
import { call } from '#web/client/api/api.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { UploadButton } from '../kit/editor/upload-button.tsx'
import type { Picture } from '../kit/editor/use-upload.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, orderOf, text } from '../kit/lists/list-filter.ts'
import { PictureList } from './picture-list.tsx'

/** 그림관리: all uploads by operators, their uses, and deletion of unused ones. */
export const Page = listDesk({
  title: '그림관리',
  call: pictureContract.pictures,
  filter: listFilter({
    use: oneOf({ used: '사용 중', unused: '미사용' }, { label: '사용 여부', all: '전체' }),
    sort: orderOf({ newest: '최신순', largest: '용량순' }, 'newest'),
    title: text(60, { label: '이름', placeholder: '그림 이름', width: 'w-48' }),
  }),
  writes: 'content:write',
  dialog: (picture: Picture, close) => <DeleteDialog picture={picture} onClose={close} />,
  action: ({ mayWrite }) =>
    mayWrite && <UploadButton onUploaded={({ title }) => showToast(`${title} 그림을 올렸습니다.`)} />,
  list: ({ pictures }, { open }) => <PictureList pictures={pictures} onDelete={open} />,
  rows: 10,
  rowClass: 'h-16',
  unit: '건',
  icon: Images,
  nothing: '올린 그림이 없습니다.',
  nothingLeft: '조건에 맞는 그림이 없습니다.',
})

/** Deletes an unused picture. */
const DeleteDialog = ({ picture, onClose }: { readonly picture: Picture; readonly onClose: () => void }) => (
  <ActDialog
    title="그림 삭제"
    description={`${picture.title} · 지우면 되돌릴 수 없습니다.`}
    presets={['쓰지 않음', '잘못 등록']}
    confirm="삭제"
    danger
    done="그림을 삭제했습니다."
    rereads={[pictureContract.pictures]}
    onAct={reason =>
      call(pictureContract.deletePicture, { params: { name: picture.name }, body: { reason } })
    }
    onClose={onClose}
  />
)
