import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { streamAddressOf, streamHostOf } from '#domain/streams/stream-address.ts'
import type { Site } from '../site-state.ts'

/** The frame fills its page, which contains nothing else. */
const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#000}'
const STYLE_HASH = `'sha256-${hash('sha256', STYLE, 'base64')}'`

/** May frame only this host; runs no scripts, and may only be framed by this site. */
const policyOf = (host: string): string =>
  [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `frame-src https://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * Serves the page of each stream: a page of our own that frames the external one. So the site's pages frame only this
 * site, and pages opened before a stream was added show it as well (ROUTE-013). The id is unguessable, since frames
 * send no login.
 */
export function serveStreams(fastify: FastifyInstance, { site }: { readonly site: Site }): void {
  fastify.get<{ Params: { id: string; fixtureId: string } }>(
    '/file/stream/:id(^[0-9a-f-]{36}$)/:fixtureId(^\\d{1,15}$)',
    (request, reply) => {
      const { id, fixtureId } = request.params
      const stream = site.streams().find(one => one.id === id)
      const host = stream && streamHostOf(stream.address)
      if (!stream || host === undefined) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policyOf(host),
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .send(pageOf(stream.title, streamAddressOf(stream.address, Number(fixtureId))))
    },
  )
}

const pageOf = (title: string, address: string): string =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${asText(title)}</title><style>${STYLE}</style>` +
  `<iframe src="${asText(address)}" title="${asText(title)}" sandbox="allow-scripts allow-same-origin allow-presentation"` +
  ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="no-referrer"></iframe></html>'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes an operator's text for HTML. */
const asText = (text: string): string => text.replace(/[&<>"']/g, sign => signs[sign] ?? '')
