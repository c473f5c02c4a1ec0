import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { caseStateWords, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type CaseMarksProps = {
  /** One of a member, a bet and a fixture. */
  readonly about: { readonly memberId: number } | { readonly betId: string } | { readonly fixtureId: number }
}

/** The cases of integrity about something, each a small mark that leads to it; nothing where there are none. */
export function CaseMarks({ about }: CaseMarksProps) {
  const mayLook = useMay('bets:read')
  const { data } = useCall(integrityContract.marks, { query: about }, { enabled: mayLook })
  if (!data || data.marks.length === 0) return null
  return (
    <ul aria-label="이상 베팅" className="flex flex-wrap gap-1.5">
      {data.marks.map(({ id, kind, state }) => (
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
}
