import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { setSiteState, useSiteState } from '#web/kit/state/client-state.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

const choices = [
  { of: 'any', name: '모든 변경', hint: '내려간 배당도 묻지 않고 수락합니다.' },
  { of: 'better', name: '오른 배당만', hint: '내려간 배당은 베팅 전에 다시 묻습니다.' },
] as const

/** Whether changed odds are taken without asking, and which: the European cart's own switch (CART-026). */
export function OddsAcceptance() {
  const { oddsAutoChange: on, oddsAutoChangeOf: chosen } = useSiteState()
  return (
    <div className="grid gap-1.5" data-odds-acceptance>
      <Switch
        label={<span className="text-sm text-dim">배당 변경 자동 수락</span>}
        checked={on}
        onChange={oddsAutoChange => setSiteState({ oddsAutoChange })}
      />
      {on && (
        <>
          <fieldset aria-label="자동 수락할 변경" className="grid grid-cols-2 gap-1.5">
            {choices.map(({ of, name }) => (
              <button
                key={of}
                type="button"
                aria-pressed={chosen === of}
                onClick={() => setSiteState({ oddsAutoChangeOf: of })}
                className={classNames(
                  'h-8 rounded-md border text-xs font-semibold mobile:h-10',
                  chosen === of
                    ? 'border-jade bg-jade-wash text-jade'
                    : 'border-line text-dim hover:text-text',
                )}
              >
                {name}
              </button>
            ))}
          </fieldset>
          <p className="text-xs text-dim">{choices.find(({ of }) => of === chosen)?.hint}</p>
        </>
      )}
    </div>
  )
}
