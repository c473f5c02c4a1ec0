import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const tableSchema = z.object({
  pages: z.array(z.object({ path: z.string(), files: z.array(z.string()).default([]) })),
})

/** Written beside the web app when it is built: every path that is a page (ROUTE-089), with the files that draw it. */
const TABLE = 'page-paths.json'

/** A page of the web app. */
export type WebPage = {
  /** A header that has browsers fetch the page's own scripts beside those of the site; empty where it has none. */
  readonly link: string
}

/** Tells pages from unknown paths, by the table that the web build has left; undefined for an unknown one. */
export function readPagePaths(webFolder: string): (path: string) => WebPage | undefined {
  const { pages } = tableSchema.parse(JSON.parse(readFileSync(join(webFolder, TABLE), 'utf8')))
  const known = pages.map(({ path, files }) => ({
    pattern: pagePattern(path),
    link: files.map(file => `</${file}>; rel=modulepreload`).join(', '),
  }))
  return path => known.find(({ pattern }) => pattern.test(path))
}

/** `/free/view/$id` takes one segment, `/free/view/{-$id}` one or none; a slash at the end does not matter. */
function pagePattern(path: string): RegExp {
  const segments = path.split('/').filter(segment => segment !== '')
  return new RegExp(`^${segments.map(segmentPattern).join('')}/?$`)
}

function segmentPattern(segment: string): string {
  if (segment.startsWith('{-$')) return '(?:/[^/]+)?'
  if (segment.startsWith('$')) return '/[^/]+'
  return `/${segment.replace(/[^\w-]/g, '\\$&')}`
}
