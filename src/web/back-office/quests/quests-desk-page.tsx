import { Target } from 'lucide-react'
import { useState } from 'react'
import { type QuestRow, questOperatorContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DayFigures } from '../kit/day-figures.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { Filters } from '../kit/lists/filters.tsx'
import { listFilter, oneOf, useListFilter } from '../kit/lists/list-filter.ts'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { BonusDialog } from './bonus-dialog.tsx'
import { standingWords } from './desk-quest-words.ts'
import { QuestDialog } from './quest-dialog.tsx'
import { QuestList } from './quest-list.tsx'
import { StopDialog } from './stop-dialog.tsx'

const filter = listFilter({
  standing: oneOf(standingWords, { label: '상태', all: '모든 상태', width: 'w-40' }),
})

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'bonus' }
  | { readonly kind: 'edit' | 'stop'; readonly quest: QuestRow }

/** 퀘스트관리: the quests, and today's claims (EVENT-006). */
export function Page() {
  const { values, show, toPage, query, isNarrowed, reset } = useListFilter(filter)
  const answer = useCall(questOperatorContract.quests, { query }, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <DeskPage
      title="퀘스트관리"
      {...(mayChange && {
        action: (
          <div className="flex gap-2">
            <Button onClick={() => setOpen({ kind: 'bonus' })}>전체 완료 보너스</Button>
            <Button look="primary" onClick={() => setOpen({ kind: 'new' })}>
              퀘스트 등록
            </Button>
          </div>
        ),
      })}
    >
      <p className="text-sm text-dim">
        같은 날 6개까지 진행합니다. 당첨·낙첨으로 확정된 베팅만 셉니다. 손실이나 입금에 대한 보상은 만들 수
        없습니다.
      </p>
      {answer.data && <Today {...answer.data} />}
      <Filters of={filter} values={values} onChange={show} />
      <PagedAnswer answer={answer} page={values.page} onPage={toPage}>
        {({ quests }) =>
          quests.length === 0 ? (
            <NothingFound icon={Target} title="퀘스트가 없습니다." onReset={isNarrowed ? reset : undefined} />
          ) : (
            <QuestList
              quests={quests}
              onEdit={mayChange ? quest => setOpen({ kind: 'edit', quest }) : undefined}
              onStop={mayChange ? quest => setOpen({ kind: 'stop', quest }) : undefined}
            />
          )
        }
      </PagedAnswer>
      {open && answer.data && <OpenDialog open={open} {...answer.data} onClose={close} />}
    </DeskPage>
  )
}

type OpenDialogProps = {
  readonly open: Open
  readonly day: string
  readonly bonusPoints: number
  readonly onClose: () => void
}

function OpenDialog({ open, day, bonusPoints, onClose }: OpenDialogProps) {
  if (open.kind === 'bonus') return <BonusDialog bonusPoints={bonusPoints} onClose={onClose} />
  if (open.kind === 'stop') return <StopDialog quest={open.quest} onClose={onClose} />
  return <QuestDialog quest={open.kind === 'edit' ? open.quest : undefined} day={day} onClose={onClose} />
}

type TodayProps = {
  readonly today: Readonly<Record<'members' | 'claims' | 'bonuses' | 'points' | 'coins', number>>
  readonly bonusPoints: number
}

const Today = ({ today, bonusPoints }: TodayProps) => (
  <DayFigures
    label="오늘 현황"
    figures={[
      ['보상받은 회원', `${formatFigure(today.members)}명`],
      ['완료 보상', `${formatFigure(today.claims)}건`],
      [`전체 완료 (${formatFigure(bonusPoints)}P)`, `${formatFigure(today.bonuses)}명`],
      ['지급 포인트', `${formatFigure(today.points)}P`],
      ['지급 코인', `${formatFigure(today.coins)}개`],
    ]}
  />
)
