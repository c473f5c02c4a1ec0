import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { type HouseLimitOutput, houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { limitScopeWords } from '#domain/house-limits/limit-words.ko.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { Explained } from '../kit/explained.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { Filters } from '../kit/lists/filters.tsx'
import { linkedId, listFilter, oneOf, useListFilter } from '../kit/lists/list-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { LimitList } from './limit-list.tsx'

const HouseLimitDialog = lazyDialog(() => import('./house-limit-dialog.tsx'), 'HouseLimitDialog')
const RemoveLimitDialog = lazyDialog(() => import('./remove-limit-dialog.tsx'), 'RemoveLimitDialog')

const filter = listFilter({
  scope: oneOf(limitScopeWords, { label: '대상', all: '전체 대상' }),
  // Set by the link from a match.
  fixtureId: linkedId('fixture'),
})

type Opened = { readonly kind: 'set' | 'remove'; readonly limit?: HouseLimitOutput }

/** 베팅 한도: house limits by match, league, sport, market and day (field B11). */
export function Page() {
  const { values, show, toPage, query, isNarrowed, reset } = useListFilter(filter)
  const { fixtureId, page } = values
  const mayChange = useMay('trading:write')
  const [opened, setOpened] = useState<Opened>()
  const answer = usePagedCall(houseLimitContract.limits, { query }, page)
  const close = () => setOpened(undefined)
  return (
    <DeskPage
      title="베팅 한도"
      note={fixtureId ? `경기 #${fixtureId}` : undefined}
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpened({ kind: 'set' })}>
            {fixtureId ? '이 경기 한도 등록' : '한도 등록'}
          </Button>
        ),
      })}
    >
      <Explained acts={['set-house-limit', 'remove-house-limit']}>
        레벨별 한도에 더해 적용됩니다. 한 베팅에 여러 한도가 겹치면 가장 작은 금액이 적용되고, 조합 베팅은
        담은 경기마다 전체 금액으로 계산합니다. 이미 접수된 베팅은 바뀌지 않습니다. 회원에게는 어느 한도에
        걸렸는지 문구로 안내됩니다.
      </Explained>
      <Filters of={filter} values={values} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={toPage}
        unit="건"
        icon={Gauge}
        nothing="등록된 베팅 한도가 없습니다. 레벨별 한도만 적용됩니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 한도가 없습니다.', onReset: reset } : undefined}
      >
        {({ limits }) => (
          <LimitList
            limits={limits}
            onEdit={limit => setOpened({ kind: 'set', limit })}
            onRemove={limit => setOpened({ kind: 'remove', limit })}
          />
        )}
      </CountedAnswer>
      {opened?.kind === 'set' && (
        <HouseLimitDialog
          {...(opened.limit && { limit: opened.limit })}
          {...(fixtureId && { fixtureId })}
          onClose={close}
        />
      )}
      {opened?.kind === 'remove' && opened.limit && (
        <RemoveLimitDialog limit={opened.limit} onClose={close} />
      )}
    </DeskPage>
  )
}
