import { TriangleAlert } from 'lucide-react'

export const unsteadyText = '연결이 불안정합니다. 다시 연결될 때까지 베팅이 잠깁니다.'

/** Says over a live page why its prices are locked (handbook 2.8); told once to whoever listens. Floats, so that nothing jumps. */
export function StaleNote({ text }: { readonly text: string | undefined }) {
  return (
    <div role="status" aria-live="polite" className="sticky top-[calc(var(--header-height)+8px)] z-20 h-0">
      {text !== undefined && (
        <p
          data-stale
          className="mx-auto flex w-fit max-w-full animate-rise items-center gap-2 rounded-md border border-live/50 bg-live-wash px-3.5 py-2 text-sm font-semibold text-live shadow-float"
        >
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
