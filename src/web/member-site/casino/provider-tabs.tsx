import type { CasinoProvider } from '#contract/casino/casino.ts'
import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import { toggleCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { ProviderMark } from './provider-mark.tsx'

type ProviderTabsProps = {
  readonly providers: readonly CasinoProvider[]
  readonly kind: CasinoGameKind
  readonly chosen: string | undefined
  readonly onChoose: (vendor: string | undefined) => void
}

const tab =
  'card grid h-20 min-w-20 flex-1 place-content-center justify-items-center gap-1 px-2 text-sm hover:bg-s2 aria-pressed:border-jade aria-pressed:bg-s2'

/**
 * Providers with their marks; closed ones are labelled. A provider of slots filters the games; one of tables opens the
 * entry popup of its first table (CASINO-004).
 */
export function ProviderTabs({ providers, kind, chosen, onChoose }: ProviderTabsProps) {
  const shown = providers.filter(one => kind === 'table' || one.slots > 0)
  if (shown.length < 2) return null
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1">
      <legend className="sr-only">게임사</legend>
      {kind === 'slot' && (
        <button
          type="button"
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
          className={tab}
        >
          <b>전체</b>
        </button>
      )}
      {shown.map(({ vendor, name, image, isOpen }) => (
        <button
          key={vendor}
          type="button"
          {...(kind === 'slot'
            ? { 'aria-pressed': chosen === vendor, onClick: () => onChoose(vendor) }
            : {
                'aria-haspopup': 'dialog' as const,
                onClick: () => toggleCasinoEntry({ kind: 'casino', vendor, name }),
              })}
          className={tab}
        >
          <ProviderMark vendor={vendor} image={image} />
          <span className="whitespace-nowrap">{name}</span>
          {!isOpen && <span className="text-xs font-semibold text-gold">점검중</span>}
        </button>
      ))}
    </fieldset>
  )
}
