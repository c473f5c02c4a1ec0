import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const tableSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      files: z.array(z.string()).default([]),
      /** Regular expression of the paths that exist, for a path with placeholders. */
      only: z.string().optional(),
    }),
  ),
})

/** Written by the web build: every path that is a page (ROUTE-089), with the files that it needs. */
const TABLE = 'page-paths.json'

/** A page of the web app. */
export type WebPage = {
  /**
   * Link header that makes browsers fetch the page's own scripts in parallel with those of the site; empty without any.
   */
  readonly link: string
}

/** Returns a lookup of pages by path, from the table written by the web build; undefined for an unknown path. */
export function readPagePaths(webFolder: string): (path: string) => WebPage | undefined {
  const { pages } = tableSchema.parse(JSON.parse(readFileSync(join(webFolder, TABLE), 'utf8')))
  const known = pages.map(({ path, files, only }) => ({
    patterns: [pagePattern(path), ...(only === undefined ? [] : [new RegExp(only)])],
    link: files.map(file => `</${file}>; rel=modulepreload`).join(', '),
  }))
  return path => known.find(({ patterns }) => patterns.every(pattern => pattern.test(path)))
}

/** `/free/view/$id` takes one segment, `/free/view/{-$id}` one or none; a trailing slash is ignored. */
function pagePattern(path: string): RegExp {
  const segments = path.split('/').filter(segment => segment !== '')
  return new RegExp(`^${segments.map(segmentPattern).join('')}/?$`)
}

function segmentPattern(segment: string): string {
  if (segment.startsWith('{-$')) return '(?:/[^/]+)?'
  if (segment.startsWith('$')) return '/[^/]+'
  return `/${segment.replace(/[^\w-]/g, '\\$&')}`
}
