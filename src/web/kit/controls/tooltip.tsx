import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  /** Additional text; nothing essential, because touch has no hover. */
  readonly text: string
  /** One focusable element. */
  readonly children: ReactNode
}

/** Text shown on hover or focus. */
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
