import { useState } from 'react'
import { type EventPageName, eventOperatorContract } from '#contract/promotions/events.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { plainText } from '#web/kit/display/plain-text.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { PageDialog } from './page-dialog.tsx'
import { pageWord } from './page-words.ts'

type FixedPage = { readonly name: EventPageName; readonly contents: string }

/** Event pages with their own URL, and their text (EVENT-003). */
export function FixedPages() {
  const answer = useCall(eventOperatorContract.pages, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  const [editing, setEditing] = useState<FixedPage>()
  return (
    <section aria-labelledby="fixed-pages" className="grid gap-2">
      <h2 id="fixed-pages" className="text-lg">
        고정 페이지
      </h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-28" />}>
        {pages => (
          <ul aria-label="고정 페이지" className="card divide-y divide-line">
            {pages.map(page => (
              <li key={page.name} className="flex min-h-14 items-center gap-3 px-3.5 py-2">
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <p className="font-semibold">{pageWord[page.name]}</p>
                  <p className="truncate text-sm text-dim">{plainText(page.contents) || '내용 없음'}</p>
                </div>
                {mayChange && (
                  <Button
                    size="sm"
                    aria-label={`${pageWord[page.name]} 수정`}
                    onClick={() => setEditing(page)}
                  >
                    수정
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
      {editing && <PageDialog page={editing} onClose={() => setEditing(undefined)} />}
    </section>
  )
}
