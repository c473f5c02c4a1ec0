import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { siteTextsContract } from '#contract/site-texts.ts'
import { type NoticeState, noticeStates } from '#domain/notices/notice-state.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { DeleteNoticeDialog, type Notice, NoticeDialog } from './notice-dialog.tsx'
import { NoticeList, stateWords } from './notice-list.tsx'

type NoticesFilter = { readonly state: NoticeState | ''; readonly page: number }

const noticesForm: AddressForm<NoticesFilter> = {
  read: ({ state, page }) => ({ state: readWord(noticeStates, state) ?? '', page: readPage(page) }),
  write: ({ state, page }) => ({ state: state === '' ? undefined : state, page: pageText(page) }),
}

const stateOptions = [
  { value: '', label: '전체 상태' },
  ...noticeStates.map(state => ({ value: state, label: stateWords[state] })),
]

type Open =
  | { readonly kind: 'edit'; readonly notice?: Notice }
  | { readonly kind: 'delete'; readonly notice: Notice }

/** 공지관리: notices on the home page and in the marquee above every page (HEADER-017). */
export function Page() {
  const { filter, show } = useAddressFilter(noticesForm)
  const [open, setOpen] = useState<Open>()
  const mayChange = useMay('content:write')
  const { page, state } = filter
  const query = { page, ...(state !== '' && { state }) }
  const answer = usePagedCall(siteTextsContract.notices, { query }, page)
  const close = () => setOpen(undefined)
  return (
    <DeskPage
      title="공지관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpen({ kind: 'edit' })}>
            공지 등록
          </Button>
        ),
      })}
    >
      <FilterBar narrowed={state !== ''} onReset={() => show({ state: '' })}>
        <div className="w-40 narrow:w-auto">
          <SelectField
            label="상태"
            labelHidden
            options={stateOptions}
            value={state}
            onChange={({ target }) => show({ state: readWord(noticeStates, target.value) ?? '' })}
          />
        </div>
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Megaphone}
        nothing="등록된 공지가 없습니다."
        note={() => '고정한 공지, 새 공지 순서로 보입니다.'}
        narrowed={
          state === ''
            ? undefined
            : { nothing: '조건에 맞는 공지가 없습니다.', onReset: () => show({ state: '' }) }
        }
      >
        {({ notices }) => (
          <NoticeList
            notices={notices}
            onEdit={notice => setOpen({ kind: 'edit', notice })}
            onDelete={notice => setOpen({ kind: 'delete', notice })}
          />
        )}
      </CountedAnswer>
      {open?.kind === 'edit' && <NoticeDialog notice={open.notice} onClose={close} />}
      {open?.kind === 'delete' && <DeleteNoticeDialog notice={open.notice} onClose={close} />}
    </DeskPage>
  )
}
