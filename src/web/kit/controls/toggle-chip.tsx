import type { ReactNode } from 'react'

type ToggleChipProps = {
  readonly chosen: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A filter of the list below that is on or off. */
export const ToggleChip = ({ chosen, onPress, children }: ToggleChipProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onPress}
    className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border border-line bg-s1 px-3.5 text-sm font-medium whitespace-nowrap text-dim hover:border-edge hover:text-text aria-pressed:border-jade aria-pressed:font-bold aria-pressed:text-jade mobile:h-11"
  >
    {children}
  </button>
)

/** Chips in a row that scrolls sideways when it is too long. */
export const ChipRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className="scroll-quiet -m-0.5 flex min-w-0 gap-1.5 overflow-x-auto p-0.5 desktop:flex-wrap">
    <legend className="sr-only">{label}</legend>
    {children}
  </fieldset>
)
