import { Megaphone } from 'lucide-react'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf } from '../kit/lists/list-filter.ts'
import { DeleteNoticeDialog, type Notice, NoticeDialog } from './notice-dialog.tsx'
import { NoticeList, stateWords } from './notice-list.tsx'

type Opened = { readonly kind: 'edit' | 'delete'; readonly notice: Notice }

/** 공지관리: notices on the home page and in the marquee above every page (HEADER-017). */
export const Page = listDesk({
  title: '공지관리',
  call: siteTextsContract.notices,
  filter: listFilter({ state: oneOf(stateWords, { label: '상태', all: '전체 상태', width: 'w-40' }) }),
  writes: 'content:write',
  adds: { label: '공지 등록', dialog: close => <NoticeDialog notice={undefined} onClose={close} /> },
  dialog: ({ kind, notice }: Opened, close) =>
    kind === 'edit' ? (
      <NoticeDialog notice={notice} onClose={close} />
    ) : (
      <DeleteNoticeDialog notice={notice} onClose={close} />
    ),
  list: ({ notices }, { open }) => (
    <NoticeList
      notices={notices}
      onEdit={notice => open({ kind: 'edit', notice })}
      onDelete={notice => open({ kind: 'delete', notice })}
    />
  ),
  unit: '건',
  count: () => '고정한 공지, 새 공지 순서로 보입니다.',
  icon: Megaphone,
  nothing: '등록된 공지가 없습니다.',
  nothingLeft: '조건에 맞는 공지가 없습니다.',
})
