import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/instant.ts'
import { RenderedText, sendRendered } from './answers.ts'
import { keptFiles, sendKept } from './kept-files.ts'
import { imageHeaders } from './page-headers.ts'
import { readPagePaths } from './page-paths.ts'

export type StaticSite = {
  /** The built web app. */
  readonly webFolder: string
  /** Images of contacts, notices and events. */
  readonly imageFolder: string
}

const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

const indexHeaders = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' }

/** Paths below these are answered by routes only. */
const NOT_PAGES = /^(api|file)(\/|$)/

/**
 * Serves the built web app and the images. Files with a hash in their name never change, so browsers cache them for
 * long. Compressed versions come from the build (`.br`, `.gz`).
 */
export async function serveStaticSite(
  fastify: FastifyInstance,
  { webFolder, imageFolder }: StaticSite,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: imageFolder,
    prefix: '/file/download/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: response => response.headers(imageHeaders),
  })
  // A node that only serves the API is allowed.
  if (!existsSync(join(webFolder, 'index.html'))) return
  await fastify.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => response.headers({ 'cache-control': cachingOf(path) }),
  })
  servePages(fastify, webFolder)
}

/** Images without a hash (flags) change rarely; scripts and styles without one are revalidated each time. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return ONE_YEAR
  return /\.svg(\.br|\.gz)?$/.test(path) ? ONE_DAY : 'no-cache'
}

/** The browser's router renders every page from one file; an unknown path gets it with status 404 (ROUTE-089). */
function servePages(fastify: FastifyInstance, webFolder: string): void {
  const pageOf = readPagePaths(webFolder)
  const files = keptFiles(webFolder)
  const readIndex = keptFile(join(webFolder, 'index.html'))
  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*']
    if (NOT_PAGES.test(path)) return reply.callNotFound()
    // Page paths contain no dot, file paths do.
    if (path.includes('.')) {
      const file = files.find(path)
      if (!file) return reply.sendFile(path)
      sendKept(reply, await file, cachingOf(`/${path}`))
      return reply
    }
    const html = await readIndex()
    const page = pageOf(`/${path}`)
    const ahead = page?.link ? { link: page.link } : {}
    sendRendered(reply.code(page ? 200 : 404).headers({ ...indexHeaders, ...ahead }), html)
    return reply
  })
}

/**
 * Caches a text file for sending. It is read again at most once per second, so that a new build shows while the site
 * runs. Concurrent callers share one read.
 */
function keptFile(path: string): () => Promise<RenderedText> {
  let kept: { readonly file: Promise<RenderedText>; readonly at: number } | undefined
  let last: RenderedText | undefined

  // Unchanged content keeps its compressed form and tag.
  const read = async (): Promise<RenderedText> => {
    const text = await readFile(path, 'utf8')
    if (last?.bytes.toString() !== text) last = new RenderedText(text)
    return last
  }

  return () => {
    const now = performance.now()
    if (kept && now - kept.at < SECOND) return kept.file
    const file = read()
    kept = { file, at: now }
    file.catch(() => {
      kept = undefined
    })
    return file
  }
}
