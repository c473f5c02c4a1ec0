import { MonitorPlay } from 'lucide-react'
import { useState } from 'react'
import { streamOperatorContract } from '#contract/fixtures/streams.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { listFilter, useListFilter } from '../kit/lists/list-filter.ts'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { DeleteDialog, MoveDialog, StreamDialog, SwitchDialog } from './stream-dialogs.tsx'
import { type StreamAct, StreamList } from './stream-list.tsx'

const filter = listFilter({})

/** 라이브 영상: the sources of the live video on `/livetv`; open pages update at once (ROUTE-013). */
export function Page() {
  const { values, toPage, query } = useListFilter(filter)
  const [open, setOpen] = useState<StreamAct>()
  const mayChange = useMay('content:write')
  const answer = usePagedCall(streamOperatorContract.streams, { query }, values.page)
  return (
    <DeskPage
      title="라이브 영상"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpen({ kind: 'edit' })}>
            영상 등록
          </Button>
        ),
      })}
    >
      <PagedAnswer answer={answer} page={values.page} onPage={toPage} rows={3}>
        {({ streams, totalCount }) =>
          streams.length > 0 ? (
            <>
              <p className="text-sm text-dim">{`총 ${formatFigure(totalCount)}건 · 맨 위의 영상이 먼저 보입니다.`}</p>
              <StreamList streams={streams} onAct={setOpen} />
            </>
          ) : (
            <div className="card">
              <EmptyState
                icon={MonitorPlay}
                title="등록된 영상이 없습니다."
                hint="중계권이 있는 영상만 등록해 주세요. 없는 동안 라이브TV는 상황판을 보여 줍니다."
              />
            </div>
          )
        }
      </PagedAnswer>
      {open && <OpenDialog act={open} onClose={() => setOpen(undefined)} />}
    </DeskPage>
  )
}

function OpenDialog({ act, onClose }: { readonly act: StreamAct; readonly onClose: () => void }) {
  switch (act.kind) {
    case 'edit':
      return <StreamDialog stream={act.stream} onClose={onClose} />
    case 'switch':
      return <SwitchDialog stream={act.stream} onClose={onClose} />
    case 'delete':
      return <DeleteDialog stream={act.stream} onClose={onClose} />
    case 'move':
      return <MoveDialog stream={act.stream} before={act.before} onClose={onClose} />
  }
}
