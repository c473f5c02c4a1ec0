import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import {
  tournamentProducts,
  tournamentProductWord,
  tournamentStates,
  tournamentStateWord,
} from '#domain/promotions/tournament.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { TournamentDialog } from './tournament-dialog.tsx'
import { TournamentList } from './tournament-list.tsx'
import { allTournaments, tournamentsForm, tournamentsQuery } from './tournaments-filter.ts'

const products = [
  { value: '', label: '전체 구분' },
  ...tournamentProducts.map(value => ({ value, label: tournamentProductWord[value] })),
]
const states = [
  { value: '', label: '전체 상태' },
  ...tournamentStates.map(value => ({ value, label: tournamentStateWord[value] })),
]

/** 토너먼트관리: running, coming and paid tournaments (CASINO-009). */
export function Page() {
  const { filter, show } = useAddressFilter(tournamentsForm)
  const { page, product, state } = filter
  const answer = usePagedCall(tournamentOperatorContract.list, { query: tournamentsQuery(filter) }, page)
  const mayChange = useMay('promotions:write')
  const [isWriting, setIsWriting] = useState(false)
  const narrowed = product !== '' || state !== ''
  return (
    <DeskPage
      title="토너먼트관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setIsWriting(true)}>
            토너먼트 등록
          </Button>
        ),
      })}
    >
      <FilteredList
        filters={
          <>
            <SelectField
              label="구분"
              labelHidden
              options={products}
              value={product}
              onChange={({ target }) => show({ product: readWord(tournamentProducts, target.value) ?? '' })}
            />
            <SelectField
              label="상태"
              labelHidden
              options={states}
              value={state}
              onChange={({ target }) => show({ state: readWord(tournamentStates, target.value) ?? '' })}
            />
          </>
        }
        isNarrowed={narrowed}
        onReset={() => show(allTournaments)}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Trophy}
        nothing="등록된 토너먼트가 없습니다."
        nothingLeft="조건에 맞는 토너먼트가 없습니다."
      >
        {({ tournaments }) => <TournamentList tournaments={tournaments} />}
      </FilteredList>
      {isWriting && <TournamentDialog onClose={() => setIsWriting(false)} />}
    </DeskPage>
  )
}
