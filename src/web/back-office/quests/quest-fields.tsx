import { QUEST_PLACE_MAX, QUEST_TITLE_MAX } from '#contract/promotions/quests.ts'
import {
  FOLDS_MOST,
  QUEST_COINS_MAX,
  QUEST_GAME_TYPES,
  QUEST_POINTS_MAX,
  QUEST_TARGET_MAX,
  questKinds,
} from '#domain/promotions/quest.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { gameWords, kindWords } from './desk-quest-words.ts'
import { asksGame, isOnceADay, type QuestEntry } from './quest-entry.ts'

type QuestFieldsProps = {
  readonly entry: QuestEntry
  /** True for an existing quest. */
  readonly kindFixed: boolean
  readonly onChange: (part: Partial<QuestEntry>) => void
}

const kinds = questKinds.map(value => ({ value, label: kindWords[value] }))
const games = QUEST_GAME_TYPES.map(code => ({ value: String(code), label: gameWords[code] }))

/** Goal, reward and period of a quest; shows the fields of its kind. */
export const QuestFields = ({ entry, kindFixed, onChange: change }: QuestFieldsProps) => (
  <>
    <TextField
      label="제목"
      maxLength={QUEST_TITLE_MAX}
      value={entry.title}
      onChange={({ target }) => change({ title: target.value })}
    />
    <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
      <SelectField
        label="종류"
        options={kinds}
        disabled={kindFixed}
        value={entry.kind}
        onChange={({ target }) => change({ kind: readWord(questKinds, target.value) ?? entry.kind })}
      />
      {asksGame(entry.kind) && (
        <SelectField
          label="게임"
          options={games}
          value={String(entry.gameType)}
          onChange={({ target }) => change({ gameType: target.value === '2' ? 2 : 1 })}
        />
      )}
      {entry.kind === 'sports-folds' && (
        <FigureField
          label="최소 폴더 (2~10)"
          value={entry.foldsMin}
          max={FOLDS_MOST}
          onChange={foldsMin => change({ foldsMin })}
        />
      )}
      {!isOnceADay(entry.kind) && (
        <FigureField
          label={entry.kind === 'bet-stakes' ? '목표 (원)' : '목표 (회)'}
          value={entry.target}
          max={QUEST_TARGET_MAX}
          onChange={next => change({ target: next })}
        />
      )}
      <FigureField
        label="순서"
        value={entry.place}
        max={QUEST_PLACE_MAX}
        onChange={place => change({ place })}
      />
      <FigureField
        label="보상 포인트 (P)"
        value={entry.points}
        max={QUEST_POINTS_MAX}
        onChange={points => change({ points })}
      />
      <FigureField
        label="보상 코인 (개)"
        value={entry.coins}
        max={QUEST_COINS_MAX}
        onChange={coins => change({ coins })}
      />
      <Period label="시작일" value={entry.startsOn} onChange={startsOn => change({ startsOn })} />
      <Period
        label="종료일 (비우면 계속)"
        value={entry.endsOn}
        min={entry.startsOn}
        onChange={endsOn => change({ endsOn })}
      />
    </div>
  </>
)

type PeriodProps = {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly onChange: (day: string) => void
}

const Period = ({ label, ...day }: PeriodProps) => (
  <div className="grid gap-1.5">
    <span aria-hidden className="text-sm font-medium text-dim">
      {label}
    </span>
    <DayField label={label} {...day} />
  </div>
)
