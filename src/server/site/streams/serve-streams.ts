import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { streamAddressOf, streamHostOf } from '#domain/streams/stream-address.ts'
import type { Site } from '../site-state.ts'

/** The frame fills its page; nothing else is on it. */
const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#000}'
const STYLE_HASH = `'sha256-${hash('sha256', STYLE, 'base64')}'`

/** It may frame this one host; it runs nothing, and stands on pages of this site alone. */
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
 * Serves each stream's page of pictures: a page of our own with the outside one in it. So the site's pages frame nothing
 * but the site, and a page that has been open since before a stream was added shows it as well (ROUTE-013). The id is
 * not to be guessed, as frames bring no login.
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
/** What an operator wrote, as words of the page. */
const asText = (text: string): string => text.replace(/[&<>"']/g, sign => signs[sign] ?? '')
