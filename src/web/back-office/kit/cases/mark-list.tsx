import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import type { CaseMark } from '#contract/back-office/integrity/integrity.ts'
import { caseStateWords, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** Marks of cases, each linked to its case. */
export const MarkList = ({ marks }: { readonly marks: readonly CaseMark[] }) => (
  <ul aria-label="이상 베팅" className="flex flex-wrap gap-1.5">
    {marks.map(({ id, kind, state }) => (
      <li key={id}>
        <Link
          to="/admin/integrity/$caseId"
          params={{ caseId: String(id) }}
          className={classNames(
            'inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-xs font-bold hover:underline mobile:h-11',
            state === 'closed' ? 'bg-s2 text-dim' : 'bg-live-wash text-live',
          )}
        >
          <ShieldAlert aria-hidden size={14} className="shrink-0" />
          {`${hintKindWords[kind]} · ${caseStateWords[state]}`}
        </Link>
      </li>
    ))}
  </ul>
)
