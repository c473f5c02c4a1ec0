import { CircleCheck, TriangleAlert } from 'lucide-react'
import { AlarmTitle } from '../kit/alarm-title.tsx'
import type { Alarm } from './system-words.ts'

/** Current alarms with the first step; one line without alarms. */
export function AlarmList({ alarms }: { readonly alarms: readonly Alarm[] }) {
  if (alarms.length === 0)
    return (
      <p className="card flex items-center gap-2 px-4 py-3 font-semibold">
        <CircleCheck aria-hidden size={18} className="text-jade" />
        이상이 없습니다.
      </p>
    )
  return (
    <ol aria-label="경보" className="card divide-y divide-line">
      {alarms.map(({ code, title, subject, todo }) => (
        <li key={`${code} ${subject}`} className="flex gap-2.5 px-4 py-3" data-alarm={code}>
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-live" />
          <div className="grid min-w-0 gap-0.5">
            <p className="font-semibold wrap-anywhere">
              <AlarmTitle code={code} title={title} />
              {subject !== '' && <span className="font-normal text-dim">{` · ${subject}`}</span>}
            </p>
            <p className="text-sm">{todo}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
