import { casinoContract } from '#contract/casino/casino.ts'
import { useCall } from '#web/client/api/api.ts'
import { toggleCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { ProviderMark } from './provider-mark.tsx'

/**
 * The eight providers of the sidebar as images; a click opens the entry popup of the first game
 * (SIDEBAR-013, SIDEBAR-014).
 */
export function ProviderImages() {
  const { data } = useCall(casinoContract.lobby, undefined)
  const providers = data?.providers.filter(({ line }) => line === 'main') ?? []
  return (
    <div className="grid grid-cols-4 gap-2 p-3">
      {providers.map(({ vendor, name, image }) => (
        <button
          key={vendor}
          type="button"
          title={name}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => toggleCasinoEntry({ kind: 'casino', vendor, name })}
          className="grid h-11 place-items-center rounded-md border border-line hover:bg-s2"
        >
          <ProviderMark vendor={vendor} image={image} />
        </button>
      ))}
    </div>
  )
}
