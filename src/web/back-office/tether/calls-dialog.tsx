import { tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type CallsDialogProps = { readonly about: string; readonly title: string; readonly onClose: () => void }

/** The gateway's callbacks, with time and number of attempts. */
export function CallsDialog({ about, title, onClose }: CallsDialogProps) {
  const answer = useCall(tetherDeskContract.calls, { params: { id: about } }, { staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title={`${title} · 게이트웨이 알림`} size="content">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-10" />}>
        {calls =>
          calls.length === 0 ? (
            <p className="text-sm text-dim">아직 받은 알림이 없습니다.</p>
          ) : (
            <ol className="divide-y divide-line text-sm">
              {calls.map(({ event, at, word, result, times, address }) => (
                <li key={event} className="grid gap-0.5 py-2">
                  <span className="font-semibold">{word}</span>
                  <span className="text-dim">
                    {[
                      at,
                      address,
                      result === 'known' ? '이미 반영됨' : '',
                      times > 1 ? `${times}번 받음` : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </AnswerView>
    </Dialog>
  )
}
