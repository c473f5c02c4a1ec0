import { useState } from 'react'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { type Messenger, MessengerDialog, messengerWord } from './messenger-dialog.tsx'

/** 메신저관리: the two contacts next to the games (API-011); open pages update at once. */
export function Page() {
  const answer = useCall(siteTextsContract.messengers, undefined, { staleTime: 0 })
  const [editing, setEditing] = useState<Messenger>()
  const mayChange = useMay('content:write')
  return (
    <DeskPage title="메신저관리">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={2} className="h-20" />}>
        {messengers => (
          <ul aria-label="메신저" className="card divide-y divide-line">
            {messengers.map(messenger => (
              <li key={messenger.position} className="flex items-center gap-3 px-4 py-3">
                <Face messenger={messenger} />
                {mayChange && (
                  <Button
                    size="sm"
                    aria-label={`${messengerWord(messenger)} 수정`}
                    onClick={() => setEditing(messenger)}
                  >
                    수정
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
      {editing && <MessengerDialog messenger={editing} onClose={() => setEditing(undefined)} />}
    </DeskPage>
  )
}

const Face = ({ messenger }: { readonly messenger: Messenger }) => (
  <>
    <img
      src={`/file/download/${messenger.imgPath.replace(/^\//, '')}`}
      alt=""
      className="size-10 shrink-0 rounded-md bg-s3 object-contain"
    />
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="flex items-center gap-2 font-semibold">
        {messengerWord(messenger)}
        <Badge tone={messenger.useFlag === 1 ? 'jade' : 'outline'}>
          {messenger.useFlag === 1 ? '노출' : '숨김'}
        </Badge>
      </p>
      <p className="truncate text-sm text-dim">
        {[messenger.messengerId, messenger.url].filter(Boolean).join(' · ') || '–'}
      </p>
    </div>
  </>
)
