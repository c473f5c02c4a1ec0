import { Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { OWN_NAME_MAX } from '#domain/own-fixtures/own-match.ts'
import { readSport } from '#domain/own-fixtures/read-own-matches.ts'
import { sportChoices } from '#domain/sports/sports.ts'
import { useCall } from '#web/client/api/api.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { asksDraw, type LinedDraft, type MatchDraft, mayAddLine, noLine } from './match-draft.ts'
import { StartFields } from './start-fields.tsx'

type MatchFormProps = {
  readonly draft: MatchDraft
  readonly onChange: (part: Partial<MatchDraft>) => void
}

const sportOptions = sportChoices.map(({ korean }) => ({ value: korean, label: korean }))

/** Teams, league, start and prices. */
export function MatchForm({ draft, onChange }: MatchFormProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Part title="경기">
          <Names draft={draft} onChange={onChange} />
          <StartFields
            day={draft.day}
            time={draft.time}
            onDay={day => onChange({ day })}
            onTime={time => onChange({ time })}
          />
        </Part>
        <Winner draft={draft} onChange={onChange} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Lined
          title="핸디캡"
          line="홈 기준"
          sides={['홈', '원정']}
          placeholder="-1.5"
          lines={draft.handicaps}
          onChange={handicaps => onChange({ handicaps })}
        />
        <Lined
          title="언더오버"
          line="기준점"
          sides={['오버', '언더']}
          placeholder="2.5"
          lines={draft.totals}
          onChange={totals => onChange({ totals })}
        />
      </div>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="card grid grid-cols-[minmax(0,1fr)] gap-3 px-3.5 py-3">
    <h2 className="text-base">{title}</h2>
    {children}
  </section>
)

/** Suggests existing leagues and countries; any other text creates a new one. */
function Names({ draft, onChange }: MatchFormProps) {
  const [leagues, countries] = [useId(), useId()]
  const sportId = readSport(draft.sport)?.id ?? 0
  const { data } = useCall(
    ownFixtureContract.choices,
    { query: { sportId: String(sportId) } },
    { enabled: sportId > 0, staleTime: 60_000 },
  )
  const known = data?.leagues ?? []
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-3 narrow:grid-cols-1">
        <SelectField
          label="종목"
          options={sportOptions}
          value={draft.sport}
          onChange={({ target }) => onChange({ sport: target.value, league: '', country: '' })}
        />
        <TextField
          label="리그"
          list={leagues}
          maxLength={OWN_NAME_MAX}
          autoComplete="off"
          hint="목록에 없는 이름은 새 리그가 됩니다."
          value={draft.league}
          onChange={({ target }) => onChange({ league: target.value })}
        />
        <TextField
          label="국가"
          list={countries}
          maxLength={OWN_NAME_MAX}
          autoComplete="off"
          hint="새 리그일 때 적어 주세요. 비우면 국제입니다."
          value={draft.country}
          onChange={({ target }) => onChange({ country: target.value })}
        />
      </div>
      <datalist id={leagues}>
        {known.map(({ name, country }) => (
          <option key={`${name} ${country}`} value={name} label={country} />
        ))}
      </datalist>
      <datalist id={countries}>
        {data?.countries.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="홈"
          maxLength={OWN_NAME_MAX}
          autoComplete="off"
          value={draft.home}
          onChange={({ target }) => onChange({ home: target.value })}
        />
        <TextField
          label="원정"
          maxLength={OWN_NAME_MAX}
          autoComplete="off"
          value={draft.away}
          onChange={({ target }) => onChange({ away: target.value })}
        />
      </div>
    </>
  )
}

function Winner({ draft, onChange }: MatchFormProps) {
  const withDraw = asksDraw(draft)
  return (
    <Part title={withDraw ? '승무패' : '승패'}>
      <div className={withDraw ? 'grid grid-cols-3 gap-3' : 'grid grid-cols-2 gap-3'}>
        <PriceField label="홈승" value={draft.homeWin} onChange={homeWin => onChange({ homeWin })} />
        {withDraw && <PriceField label="무" value={draft.draw} onChange={draw => onChange({ draw })} />}
        <PriceField label="원정승" value={draft.awayWin} onChange={awayWin => onChange({ awayWin })} />
      </div>
    </Part>
  )
}

type PriceFieldProps = {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly onChange: (text: string) => void
}

const PriceField = ({ label, value, placeholder = '1.90', onChange }: PriceFieldProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    autoComplete="off"
    maxLength={8}
    placeholder={placeholder}
    value={value}
    onChange={({ target }) => onChange(target.value.trim())}
  />
)

type LinedProps = {
  readonly title: string
  readonly line: string
  readonly sides: readonly [string, string]
  readonly placeholder: string
  readonly lines: readonly LinedDraft[]
  readonly onChange: (lines: readonly LinedDraft[]) => void
}

/** A market by its lines: the first is the main one. */
function Lined({ title, line, sides: [first, second], placeholder, lines, onChange }: LinedProps) {
  const set = (at: number, part: Partial<LinedDraft>) =>
    onChange(lines.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Part title={title}>
      {lines.map((one, at) => {
        const place = lines.length > 1 ? ` ${at + 1}` : ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <div key={at} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-3 gap-3">
              <PriceField
                label={`${line}${place}`}
                placeholder={placeholder}
                value={one.line}
                onChange={text => set(at, { line: text })}
              />
              <PriceField
                label={`${first}${place}`}
                value={one.first}
                onChange={text => set(at, { first: text })}
              />
              <PriceField
                label={`${second}${place}`}
                value={one.second}
                onChange={text => set(at, { second: text })}
              />
            </div>
            {lines.length > 1 && (
              <IconButton
                label={`${title}${place} 삭제`}
                onClick={() => onChange(lines.filter((_, index) => index !== at))}
              >
                <X aria-hidden size={16} />
              </IconButton>
            )}
          </div>
        )
      })}
      {mayAddLine(lines) && (
        <div>
          <Button size="sm" onClick={() => onChange([...lines, noLine])}>
            <Plus aria-hidden size={15} />
            기준 추가
          </Button>
        </div>
      )}
    </Part>
  )
}
