import { useId } from 'react'
import type { TetherDepositOverview } from '#contract/cashier/tether.ts'
import type { TetherNetwork } from '#domain/cashier/tether/networks.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type NetworkChoiceProps = {
  readonly networks: TetherDepositOverview['networks']
  readonly value: TetherNetwork
  readonly onChange: (network: TetherNetwork) => void
  readonly noteOf: (network: TetherDepositOverview['networks'][number]) => string
}

/** Choice of the chain. Prominent, because coins sent on another chain are lost. */
export function NetworkChoice({ networks, value, onChange, noteOf }: NetworkChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-dim">네트워크</legend>
      <div className="grid grid-cols-2 gap-2">
        {networks.map(one => (
          <label
            key={one.network}
            className={classNames(
              'grid cursor-pointer gap-0.5 rounded-md border p-3 focus-within:outline-2 focus-within:outline-jade',
              one.network === value ? 'border-jade bg-jade-wash' : 'border-line bg-s2',
            )}
          >
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name={name}
                className="accent-jade"
                checked={one.network === value}
                onChange={() => onChange(one.network)}
              />
              {one.network}
            </span>
            <span className="text-xs text-dim">
              {one.chain} · {noteOf(one)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
