import { createReadStream, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = dirname(fileURLToPath(import.meta.url))
const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** Flags are 270 files of which a visitor needs a few: they are served one by one at `/flags/kr.svg`. */
function flags(): Plugin {
  return {
    name: 'hanpan-flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([a-z-]+\.svg)/.exec(request.url ?? '')?.[1]
        if (!name) return next()
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(join(flagFolder, name)).on('error', next).pipe(response)
      })
    },
    async generateBundle() {
      for (const name of await readdir(flagFolder)) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${name}`,
          source: readFileSync(join(flagFolder, name)),
        })
      }
    },
  }
}

/** Tells the web server which paths are pages, so that an unknown one is answered 404 (ROUTE-089). */
function pagePaths(): Plugin {
  return {
    name: 'hanpan-page-paths',
    async generateBundle() {
      const table = pathToFileURL(join(root, 'src/web/app/route-table.ts')).href
      const { routeTable } = await import(/* @vite-ignore */ table)
      const paths = routeTable.map((page: { path: string }) => page.path)
      this.emitFile({
        type: 'asset',
        fileName: 'page-paths.json',
        source: JSON.stringify({ paths }, null, 2),
      })
    },
  }
}

const backEnd = process.env.HANPAN_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(root, 'src/web'),
  publicDir: join(root, 'src/web/public'),
  cacheDir: join(root, '.cache/vite'),
  plugins: [react(), tailwindcss(), flags(), pagePaths()],
  server: { proxy: { '/api': backEnd, '/file': backEnd }, fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    // Font subsets and pictures stay files: inlined, every visitor would pay for all of them.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: true,
  },
})
