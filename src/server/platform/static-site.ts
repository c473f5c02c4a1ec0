import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readPagePaths } from './page-paths.ts'

export type StaticSite = {
  /** The built web app. */
  readonly webFolder: string
  /** Images of contacts, notices and events. */
  readonly imageFolder: string
}

const ONE_YEAR = 'public, max-age=31536000, immutable'

/** What a page may load and who may frame it: everything is our own; notices may show images from elsewhere. */
const pageHeaders = {
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** An image that somebody opens by itself must not run scripts (SVG). */
const imageHeaders = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Answers a path that no route serves: with the app's page, or false where there is none to show. */
export type ServePage = (path: string, reply: FastifyReply) => boolean

/**
 * Serves the built web app and the images. Files with a hash in their name never change, so browsers keep
 * them; each is sent compressed as the build has left it (`.br`, `.gz`).
 */
export async function serveStaticSite(
  fastify: FastifyInstance,
  { webFolder, imageFolder }: StaticSite,
): Promise<ServePage> {
  await fastify.register(fastifyStatic, {
    root: imageFolder,
    prefix: '/file/download/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: response => response.headers(imageHeaders),
  })
  // A node that only serves the API is no mistake.
  if (!existsSync(join(webFolder, 'index.html'))) return () => false
  await fastify.register(fastifyStatic, {
    root: webFolder,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) =>
      response.headers({ 'cache-control': path.includes('/assets/') ? ONE_YEAR : 'no-cache' }),
  })
  return pageServer(webFolder)
}

/** The browser's router draws every page from one file; an unknown path gets it with status 404 (ROUTE-089). */
function pageServer(webFolder: string): ServePage {
  const isPage = readPagePaths(webFolder)
  const index = join(webFolder, 'index.html')
  return (path, reply) => {
    if (path.includes('.')) return false
    readFile(index).then(
      html =>
        reply
          .code(isPage(path) ? 200 : 404)
          .headers(pageHeaders)
          .send(html),
      fault => reply.send(fault),
    )
    return true
  }
}
