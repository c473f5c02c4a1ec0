import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { siteTextsContract } from '#contract/site-texts.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { DeleteNoticeDialog, type Notice, NoticeDialog } from './notice-dialog.tsx'
import { NoticeList } from './notice-list.tsx'

const noticesForm: AddressForm<{ readonly page: number }> = {
  read: ({ page }) => ({ page: readPage(page) }),
  write: ({ page }) => ({ page: pageText(page) }),
}

type Open =
  | { readonly kind: 'edit'; readonly notice?: Notice }
  | { readonly kind: 'delete'; readonly notice: Notice }

/** 공지관리: what members read on the home page and in the line above every page (HEADER-017). */
export function Page() {
  const { filter, show } = useAddressFilter(noticesForm)
  const [open, setOpen] = useState<Open>()
  const mayChange = useMayChange()
  const { page } = filter
  const answer = usePagedCall(siteTextsContract.notices, { query: { page } }, page)
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
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Megaphone}
        nothing="등록된 공지가 없습니다."
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
