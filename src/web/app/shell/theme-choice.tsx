import { classNames } from '#web/kit/theme/class-names.ts'
import { chooseTheme, useSiteTheme } from '#web/kit/theme/site-theme.ts'
import { type ThemeChoice as Choice, themeChoices } from '#web/kit/theme/theme-rule.ts'

const words: Readonly<Record<Choice, string>> = { dark: '다크', light: '라이트', system: '시스템' }

/** Theme on this device: dark, light, or system. */
export function ThemeChoice() {
  const chosen = useSiteTheme(({ choice }) => choice)
  return (
    <fieldset className="flex min-h-12 items-center justify-between gap-3">
      <legend className="float-left text-sm text-dim">화면 테마</legend>
      <div className="flex rounded-md bg-s2 p-0.5">
        {themeChoices.map(choice => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => chooseTheme(choice)}
            className={classNames(
              'h-11 rounded-md px-3.5 text-sm font-semibold',
              choice === chosen ? 'bg-invert text-invert-ink' : 'text-dim hover:text-text',
            )}
          >
            {words[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
