import { ScrollText } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { call } from '#web/client/api/api.ts'
import { besideAnswer } from '#web/kit/display/beside-answer.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { actsForm, actsQuery, isNarrowed, narrowedQuery, wholeLog } from './acts-filter.ts'
import { ActsFilters } from './acts-filters.tsx'
import { ExportLog } from './export-log.tsx'
import { VerifyChain } from './verify-chain.tsx'

/** The texts of all kinds of actions, loaded in parallel with the actions. */
const ActList = besideAnswer(() => import('./act-list.tsx'), 'ActList', <SkeletonRows rows={10} />)

/** All operator actions, newest first; the log can be read and verified, never changed (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(actsForm)
  const answer = usePagedCall(backOfficeContract.acts, { query: actsQuery(filter) }, filter.page)
  return (
    <DeskPage
      title="작업로그"
      action={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <VerifyChain />
          <ExportButton
            name="작업로그"
            narrowed={isNarrowed(filter)}
            onExport={reason =>
              call(exportContract.acts, { body: { filter: narrowedQuery(filter), reason } })
            }
          />
          <ExportLog />
        </div>
      }
    >
      <ActsFilters filter={filter} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        rows={10}
        unit="건"
        icon={ScrollText}
        nothing="아직 작업이 없습니다."
        narrowed={
          isNarrowed(filter)
            ? { nothing: '조건에 맞는 작업이 없습니다.', onReset: () => show(wholeLog) }
            : undefined
        }
      >
        {({ acts }) => <ActList acts={acts} />}
      </CountedAnswer>
    </DeskPage>
  )
}
