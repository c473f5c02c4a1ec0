import {
  tournamentProducts,
  tournamentProductWord,
  tournamentRules,
  tournamentRuleWord,
} from '#domain/promotions/tournament.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { PrizeLines } from './prize-lines.tsx'
import { isPeriodMeant, type TournamentDraft } from './tournament-entry.ts'

type TournamentFieldsProps = {
  readonly draft: TournamentDraft
  readonly onChange: (part: Partial<TournamentDraft>) => void
}

const products = tournamentProducts.map(value => ({ value, label: tournamentProductWord[value] }))
const rules = tournamentRules.map(value => ({ value, label: tournamentRuleWord[value] }))

/** The fields of a tournament. */
export const TournamentFields = ({ draft, onChange }: TournamentFieldsProps) => (
  <>
    <TextField
      label="제목"
      maxLength={60}
      value={draft.title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <div className="grid grid-cols-3 items-end gap-3 narrow:grid-cols-1">
      <SelectField
        label="구분"
        options={products}
        value={draft.product}
        onChange={({ target }) =>
          onChange({ product: readWord(tournamentProducts, target.value) ?? draft.product })
        }
      />
      <SelectField
        label="순위 기준"
        options={rules}
        value={draft.rule}
        onChange={({ target }) => onChange({ rule: readWord(tournamentRules, target.value) ?? draft.rule })}
      />
      <FigureField
        label="최소베팅금 (원)"
        value={draft.stakeMin}
        max={100_000_000}
        onChange={stakeMin => onChange({ stakeMin })}
      />
    </div>
    <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
      <TextField
        label="시작"
        type="datetime-local"
        value={draft.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="종료"
        type="datetime-local"
        error={isPeriodMeant(draft) ? undefined : '종료는 시작보다 뒤, 92일 안이어야 합니다.'}
        value={draft.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
    <PrizeLines draft={draft} onChange={onChange} />
  </>
)
