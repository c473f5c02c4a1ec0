import { ChevronDown } from 'lucide-react'
import { type RulePart, ruleParts } from '#domain/rules/rule-parts.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

type ContentsListProps = { readonly html: string; readonly anchorBase: string }

/** Table of contents: next to the text on a desktop, collapsible above it on a phone (ROUTE-011). */
export function ContentsList({ html, anchorBase }: ContentsListProps) {
  const isPhone = useLayoutMode() === 'mobile'
  const headings = ruleParts(html, anchorBase).flatMap(part => (part.kind === 'heading' ? [part] : []))
  if (headings.length < 2) return null
  if (!isPhone)
    return (
      <nav aria-label="목차" className="sticky top-[calc(var(--header-height)+64px)] self-start">
        <p className="px-3 pb-1.5 text-xs font-semibold text-dim">목차</p>
        <Headings headings={headings} />
      </nav>
    )
  return (
    <details className="card group" data-contents>
      <summary className="flex h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
        목차
        <ChevronDown aria-hidden size={18} className="text-dim group-open:rotate-180" />
      </summary>
      <nav aria-label="목차" className="border-t border-line py-1">
        <Headings headings={headings} />
      </nav>
    </details>
  )
}

type Heading = Extract<RulePart, { readonly kind: 'heading' }>

const Headings = ({ headings }: { readonly headings: readonly Heading[] }) => (
  <ol className="border-l border-line mobile:border-l-0">
    {headings.map(({ anchor, text }) => (
      <li key={anchor}>
        <a
          href={`#${anchor}`}
          className="flex min-h-8 items-center px-3 py-1 text-sm text-dim hover:text-text mobile:min-h-11 mobile:px-4"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)
