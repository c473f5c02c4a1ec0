import { openNotices, useNotices, useNoticesState } from '#web/client/site/notices.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { firstLine } from '#web/kit/display/plain-text.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { Panel, PanelWait } from './panel.tsx'

const shownMax = 4

/** Notices, pinned first; a click opens the full list. */
export function Notices() {
  const { notices, isPending } = useNotices()
  const read = useNoticesState(state => state.read)
  if (!isPending && notices.length === 0) return null
  return (
    <Panel title="공지사항">
      {isPending && <PanelWait rows={shownMax} className="my-2.5 h-5" />}
      <ul data-notices>
        {notices.slice(0, shownMax).map(({ id, contents, pinned, createdAt }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openNotices(id)}
              className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-sm -outline-offset-2 hover:bg-s2"
            >
              {pinned && <Badge tone="gold">고정</Badge>}
              <span className={classNames('min-w-0 flex-1', read.includes(id) && 'text-dim')}>
                {firstLine(contents) || '그림 공지'}
              </span>
              {!read.includes(id) && <Badge tone="jade">새 글</Badge>}
              <span className="shrink-0 text-xs text-dim">{createdAt.slice(2, 10)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
