import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const tableSchema = z.object({ paths: z.array(z.string()) })

/** Written beside the web app when it is built: every path that is a page (ROUTE-089). */
const TABLE = 'page-paths.json'

/** Tells pages from unknown paths, by the table that the web build has left. */
export function readPagePaths(webFolder: string): (path: string) => boolean {
  const { paths } = tableSchema.parse(JSON.parse(readFileSync(join(webFolder, TABLE), 'utf8')))
  const patterns = paths.map(pagePattern)
  return path => patterns.some(pattern => pattern.test(path))
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
