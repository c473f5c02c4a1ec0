import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '#domain/instant.ts'
import { PICTURE_PATH } from '#domain/operator-html/pictures.ts'
import { namesTag } from '#server/platform/http/answers.ts'
import { imageHeaders } from '#server/platform/http/page-headers.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { loadContents } from './pictures.sql.ts'

type ShelfDeps = Pick<Deps, 'db' | 'clock'>

/** Size of the cache, and how long a picture stays in it, since another process may delete one. */
const REMEMBERED_BYTES_MAX = 32 * 1024 * 1024
const REMEMBERED_MILLISECONDS = 10 * MINUTE

const headers = {
  ...imageHeaders,
  'content-type': 'image/webp',
  // The name is the hash of the content.
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Serves uploaded pictures by name, in addition to the files shipped with the site (API-002). */
export function servePictures(fastify: FastifyInstance, deps: ShelfDeps): void {
  const shelf = openShelf(deps)
  fastify.get<{ Params: { name: string } }>(
    `${PICTURE_PATH}:name(^[0-9a-f]{40}\\.webp$)`,
    async (request, reply) => {
      const { name } = request.params
      const tag = `"${name}"`
      const content = await shelf(name)
      if (!content) return reply.callNotFound()
      return isKnown(request, tag)
        ? reply
            .code(304)
            .headers({ ...headers, etag: tag })
            .send()
        : send(reply, content, tag)
    },
  )
}

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean => namesTag(headers['if-none-match'], tag)

const send = (reply: FastifyReply, content: Buffer, tag: string): FastifyReply =>
  reply.headers({ ...headers, etag: tag }).send(content)

type Kept = { readonly content: Buffer; readonly readAt: number }

/** Reads pictures from the cache or the database, many at a time; the oldest are evicted first. */
function openShelf({ db, clock }: ShelfDeps) {
  const kept = new Map<string, Kept>()
  let size = 0
  const read = gatherReads(
    async (names: readonly string[]) =>
      new Map((await loadContents(db, names)).map(({ name, content }) => [name, content])),
  )
  const forget = (name: string): void => {
    size -= kept.get(name)?.content.length ?? 0
    kept.delete(name)
  }
  const remember = (name: string, content: Buffer): void => {
    forget(name)
    for (const oldest of kept.keys()) {
      if (size + content.length <= REMEMBERED_BYTES_MAX) break
      forget(oldest)
    }
    kept.set(name, { content, readAt: clock.now() })
    size += content.length
  }
  return async (name: string): Promise<Buffer | undefined> => {
    const known = kept.get(name)
    if (known && clock.now() - known.readAt < REMEMBERED_MILLISECONDS) return known.content
    const content = await read(name)
    if (content) remember(name, content)
    else forget(name)
    return content
  }
}
