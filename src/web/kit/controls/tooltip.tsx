import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  /** A few words more; never anything that cannot be missed, since fingers do not hover. */
  readonly text: string
  /** One element that can be focused. */
  readonly children: ReactNode
}

/** Words on hover or focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-70 max-w-[280px] animate-fade rounded-md border border-line bg-s3 px-3 py-2 text-sm shadow-float"
          >
            {text}
            <RadixTooltip.Arrow className="fill-s3" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
