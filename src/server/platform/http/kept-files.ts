import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { SECOND } from '#domain/instant.ts'
import { type Encoding, namesTag, sendPacked } from './answers.ts'

/** Cached files of a built site. */
export type KeptFiles = {
  /** The file of a path below the folder; undefined for an unknown one. */
  find(path: string): Promise<KeptFile> | undefined
}

export type KeptFile = {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  /** The build's compressed versions, by encoding. */
  readonly packed: ReadonlyMap<Encoding, Buffer>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.md': 'text/plain; charset=utf-8',
  '.py': 'text/plain; charset=utf-8',
}

/** Files with a hash in their name never change; others are read again at most this often. */
const HASHED = /^assets\//
const AGE_MAX_MILLISECONDS = SECOND
/** Files with newer names are read from disk meanwhile. */
const NAMES_AGE_MAX_MILLISECONDS = 30 * SECOND

/**
 * Caches the files of a folder in memory after the first request: reading from disk costs the event loop five times as
 * much. Only existing names are looked up.
 */
export function keptFiles(folder: string): KeptFiles {
  const kept = new Map<string, { readonly file: Promise<KeptFile>; readonly at: number }>()
  const names = freshNames(folder)

  return {
    find: path => {
      const type = types[extname(path)]
      if (type === undefined) return undefined
      const now = performance.now()
      const known = kept.get(path)
      if (known && (HASHED.test(path) || now - known.at < AGE_MAX_MILLISECONDS)) return known.file
      if (!names(now).has(path)) return undefined
      const file = readKept(join(folder, path), type)
      kept.set(path, { file, at: now })
      file.catch(() => kept.delete(path))
      return file
    },
  }
}

/** Returns the names in a folder, read again at most this often. */
function freshNames(folder: string): (now: number) => ReadonlySet<string> {
  let names: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  return now => {
    if (now - readAt < NAMES_AGE_MAX_MILLISECONDS) return names
    names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(withSlashes))
    readAt = now
    return names
  }
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/')

async function readKept(path: string, type: string): Promise<KeptFile> {
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
  ])
  const packed = new Map<Encoding, Buffer>()
  if (br) packed.set('br', br)
  if (gzip) packed.set('gzip', gzip)
  return { type, plain, packed, tag: `W/"${hash('sha1', plain, 'base64url')}"` }
}

/** Sends a cached file in an accepted encoding, or 304. */
export function sendKept(reply: FastifyReply, { type, tag, plain, packed }: KeptFile, caching: string): void {
  const { headers } = reply.request
  void reply.headers({ 'cache-control': caching, etag: tag })
  if (packed.size > 0) void reply.header('vary', 'accept-encoding')
  if (namesTag(headers['if-none-match'], tag)) {
    void reply.code(304).send()
    return
  }
  sendPacked(reply.type(type), plain, encoding => packed.get(encoding))
}
