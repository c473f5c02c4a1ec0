import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { chooseAcceptMode, useChosenMode } from '../chosen-mode.ts'

type Choice = { readonly mode: OddsAcceptMode; readonly name: string; readonly hint: string }

const choices: readonly Choice[] = [
  { mode: 'none', name: '묻기', hint: '바뀐 배당을 묻습니다.' },
  { mode: 'better', name: '오른 배당만', hint: '내린 배당만 묻습니다.' },
  { mode: 'any', name: '모두', hint: '내린 배당도 묻지 않습니다.' },
]

/** How to handle odds changes: the choice of the European and in-play carts (CART-026). */
export function OddsAcceptance() {
  const chosen = useChosenMode(state => state.mode)
  return (
    <fieldset className="grid gap-1" data-odds-acceptance>
      <legend className="mb-1 text-xs text-dim">
        배당 변경 시 <span aria-live="polite">{choices.find(({ mode }) => mode === chosen)?.hint}</span>
      </legend>
      <div className="grid grid-cols-3 gap-1.5">
        {choices.map(({ mode, name }) => (
          <button
            key={mode}
            type="button"
            aria-pressed={chosen === mode}
            onClick={() => chooseAcceptMode(mode)}
            className={classNames(
              'h-8 rounded-md border text-xs font-semibold whitespace-nowrap mobile:h-11',
              chosen === mode ? 'border-jade bg-jade-wash text-jade' : 'border-line text-dim hover:text-text',
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
