import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '../../../src/web')

type Page = { readonly path: string; readonly load: () => Promise<unknown> }
type Chunk = {
  readonly type: string
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly moduleIds?: readonly string[]
  readonly facadeModuleId?: string | null
  readonly isEntry?: boolean
}

/**
 * Tells the web server which paths are pages, so that an unknown one is answered 404 (ROUTE-089), and which files each
 * page is drawn by, so that a browser may fetch them beside the site's own instead of after it has run those.
 */
export function pagePaths(
  importTs: (file: string) => Promise<{ readonly routeTable: readonly Page[] }>,
): Plugin {
  return {
    name: 'hanpan-page-paths',
    // Behind all others: chunks of styles alone are taken out of the bundle before, and no browser may ask for them.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { routeTable } = await importTs(join(WEB, 'app/route-table.ts'))
        const chunks = Object.values(bundle) as readonly Chunk[]
        const pages = routeTable.map(page => ({ path: page.path, files: filesOfPage(page, chunks) }))
        this.emitFile({
          type: 'asset',
          fileName: 'page-paths.json',
          source: JSON.stringify({ pages }, null, 1),
        })
      },
    },
  }
}

/** What `() => import('#web/…')` brings; nothing where a page is loaded in another way, and nothing of the desk's. */
function filesOfPage({ path, load }: Page, chunks: readonly Chunk[]): readonly string[] {
  const [, module] = /import\(["']#web\/([^"']+)["']\)/.exec(String(load)) ?? []
  if (!module || /^\/(admin|manager)(\/|$)/.test(path)) return []
  const first = new Set<string>()
  const files = new Set<string>()
  const add = (name: string, into: Set<string>) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || into.has(name)) return
    into.add(name)
    for (const needed of chunk.imports ?? []) add(needed, into)
  }
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName, first)
  const file = join(WEB, module)
  const own = chunks.find(
    ({ facadeModuleId, moduleIds }) => facadeModuleId === file || moduleIds?.includes(file),
  )
  if (own) add(own.fileName, files)
  return [...files].filter(name => !first.has(name))
}
