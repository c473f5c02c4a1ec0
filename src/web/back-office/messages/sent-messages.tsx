import { ChevronDown } from 'lucide-react'
import type { SentMessage } from '#contract/community/messages.ts'
import { formatFigure } from '#domain/korean-formats.ts'

/** Sent messages, newest first: recipients, operator, read count, and the text on a press. */
export function SentMessages({ messages }: { readonly messages: readonly SentMessage[] }) {
  return (
    <ol aria-label="발송내역" className="card divide-y divide-line overflow-hidden">
      {messages.map(message => (
        <li key={message.id} data-sent={message.id}>
          <details className="group">
            <summary className="flex list-none items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-s2 [&::-webkit-details-marker]:hidden">
              <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
                <span className="flex items-baseline gap-3">
                  <b className="min-w-0 flex-1 truncate group-open:whitespace-normal">{message.title}</b>
                  <time className="text-sm whitespace-nowrap text-dim">{message.createdAt}</time>
                </span>
                <span className="flex items-baseline gap-3 text-sm text-dim">
                  <span className="min-w-0 flex-1 truncate">
                    {message.to}
                    {` · ${message.operator || '시스템'}`}
                    {message.promotes && ' · 광고'}
                  </span>
                  <Reads reads={message.reads} recipients={message.recipients} />
                </span>
              </span>
              <ChevronDown
                aria-hidden
                size={18}
                className="shrink-0 text-dim transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="border-t border-line bg-s2/50 px-4 py-3 leading-relaxed break-words whitespace-pre-line">
              {message.contents}
            </p>
          </details>
        </li>
      ))}
    </ol>
  )
}

const Reads = ({ reads, recipients }: Pick<SentMessage, 'reads' | 'recipients'>) => (
  <span className="whitespace-nowrap">
    읽음 <b className="text-text">{formatFigure(reads)}</b>
    {` / ${formatFigure(recipients)}명`}
  </span>
)
