import { siteContract } from '#contract/site.ts'
import { useCall } from '#web/client/api/api.ts'
import { plainText } from '#web/kit/display/plain-text.ts'
import { Panel, PanelWait } from './panel.tsx'

const shownMax = 4

/** What the house has to say, newest first; the first one also runs above the page. */
export function Notices() {
  const { data, isPending } = useCall(siteContract.news, undefined, { staleTime: 60_000 })
  const notices = (data ?? [])
    .slice(0, shownMax)
    .map(({ id, contents, createdAt }) => ({ id, text: plainText(contents), day: createdAt.slice(2, 10) }))
  if (!isPending && notices.length === 0) return null
  return (
    <Panel title="공지사항">
      {isPending && <PanelWait rows={shownMax} className="my-2.5 h-5" />}
      <ul data-notices>
        {notices.map(({ id, text, day }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-2.5 text-sm first:border-t-0"
          >
            <p className="min-w-0">{text}</p>
            <span className="shrink-0 text-xs text-dim">{day}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
