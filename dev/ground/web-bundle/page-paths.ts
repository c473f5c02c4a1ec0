import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '../../../src/web')
/** Events have a number of at most 15 digits (ROUTE-089). */
const EVENT_PATH = '^/event/[1-9]\\d{0,14}/?$'

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
 * Gives the web server the paths of pages, so that it answers unknown ones with 404 (ROUTE-089), and the files of each
 * page, so that a browser can load them in parallel with the site's first files.
 */
export function pagePaths(
  importTs: (file: string) => Promise<{
    readonly routeTable: readonly Page[]
    readonly minigamePaths: () => readonly string[]
  }>,
): Plugin {
  return {
    name: 'hanpan-page-paths',
    // Runs after all other plugins. Chunks that contain only styles are removed from the bundle before, and no browser
    // may request them.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { routeTable } = await importTs(join(WEB, 'app/route-table.ts'))
        const chunks = Object.values(bundle) as readonly Chunk[]
        const { minigamePaths } = await importTs(join(import.meta.dirname, 'minigame-paths.ts'))
        const minigamePath = `^(${minigamePaths().join('|')})/?$`
        const pages = routeTable.map(page => ({
          path: page.path,
          files: filesOfPage(page, chunks),
          only: page.path.startsWith('/minigame/$')
            ? minigamePath
            : page.path === '/event/$eventId'
              ? EVENT_PATH
              : undefined,
        }))
        this.emitFile({
          type: 'asset',
          fileName: 'page-paths.json',
          source: JSON.stringify({ pages }, null, 1),
        })
      },
    },
  }
}

/**
 * Returns the files of `() => import('#web/…')`. Empty for pages that are loaded in another way, and for the desk's
 * pages.
 */
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
