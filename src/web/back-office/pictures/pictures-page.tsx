import { Images } from 'lucide-react'
import { useState } from 'react'
import { pictureContract } from '#contract/pictures.ts'
import { pictureOrders, pictureUses } from '#domain/operator-html/pictures.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { UploadButton } from '../kit/editor/upload-button.tsx'
import type { Picture } from '../kit/editor/use-upload.ts'
import { readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { SelectFilter } from '../kit/lists/select-filter.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { PictureList } from './picture-list.tsx'
import { type PicturesFilter, picturesForm, TITLE_MAX } from './pictures-filter.ts'

const everything = { use: '', title: '' } as const

/** 그림관리: all uploads by operators, their uses, and deletion of unused ones. */
export function Page() {
  const { filter, show } = useAddressFilter(picturesForm)
  const [deleting, setDeleting] = useState<Picture>()
  const mayChange = useMay('content:write')
  const { page, use, sort, title } = filter
  const query = { page, sort, ...(use !== '' && { use }), ...(title !== '' && { title }) }
  const answer = usePagedCall(pictureContract.pictures, { query }, page)
  const narrowed = use !== '' || title !== ''
  return (
    <DeskPage
      title="그림관리"
      {...(mayChange && {
        action: <UploadButton onUploaded={({ title }) => showToast(`${title} 그림을 올렸습니다.`)} />,
      })}
    >
      <Filters filter={filter} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        rows={10}
        rowClass="h-16"
        unit="건"
        icon={Images}
        nothing="올린 그림이 없습니다."
        narrowed={
          narrowed ? { nothing: '조건에 맞는 그림이 없습니다.', onReset: () => show(everything) } : undefined
        }
      >
        {({ pictures }) => <PictureList pictures={pictures} onDelete={setDeleting} />}
      </CountedAnswer>
      {deleting && <DeleteDialog picture={deleting} onClose={() => setDeleting(undefined)} />}
    </DeskPage>
  )
}

type FiltersProps = {
  readonly filter: PicturesFilter
  readonly onChange: (part: Partial<PicturesFilter>) => void
}

const Filters = ({ filter: { use, sort, title }, onChange }: FiltersProps) => (
  <FilterBar narrowed={use !== '' || title !== ''} onReset={() => onChange(everything)} paired>
    <SelectFilter
      label="사용 여부"
      options={[
        { value: '', label: '전체' },
        { value: 'used', label: '사용 중' },
        { value: 'unused', label: '미사용' },
      ]}
      value={use}
      onPick={value => onChange({ use: readWord(pictureUses, value) ?? '' })}
    />
    <SelectFilter
      label="정렬"
      options={[
        { value: 'newest', label: '최신순' },
        { value: 'largest', label: '용량순' },
      ]}
      value={sort}
      onPick={value => onChange({ sort: readWord(pictureOrders, value) ?? 'newest' })}
    />
    <TextFilters
      fields={[
        { name: 'title', label: '이름', placeholder: '그림 이름', maxLength: TITLE_MAX, width: 'w-48' },
      ]}
      values={{ title }}
      onSubmit={onChange}
    />
  </FilterBar>
)

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
