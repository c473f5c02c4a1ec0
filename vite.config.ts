import { createReadStream, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './dev/ground/web-bundle/chunk-groups.ts'
import { pagePaths } from './dev/ground/web-bundle/page-paths.ts'
import { siteFont } from './dev/ground/web-bundle/site-font.ts'

const root = dirname(fileURLToPath(import.meta.url))
const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** Serves flags one by one at `/flags/kr.svg`. There are 270 files, of which a visitor needs a few. */
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

/**
 * Serves what an outsider needs to recompute a draw: the page that specifies every byte, and the program that was
 * written from it.
 */
function fairnessPapers(): Plugin {
  const papers = ['fairness.md', 'verify_draw.py']
  return {
    name: 'hanpan-fairness-papers',
    configureServer(server) {
      server.middlewares.use('/fairness', (request, response, next) => {
        const name = papers.find(paper => request.url === `/${paper}`)
        if (!name) return next()
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        createReadStream(join(root, 'docs', name))
          .on('error', next)
          .pipe(response)
      })
    },
    generateBundle() {
      for (const name of papers)
        this.emitFile({
          type: 'asset',
          fileName: `fairness/${name}`,
          source: readFileSync(join(root, 'docs', name)),
        })
    },
  }
}

const importTs = (file: string) =>
  import(/* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)

const isRoutes = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(route => typeof route?.method === 'string' && typeof route?.path === 'string')

/**
 * Replaces each `…Contract` by its method and path, because only the server checks schemas. This keeps the validation
 * library (30 kB) out of the first load. Other exports of a contract file (schemas for forms, word lists) come from the
 * file itself and are loaded with the page that uses them.
 */
function contractAddresses(): Plugin {
  const contractFile = /\/src\/contract\/[\w/-]+\.ts(\?schemas)?$/
  return {
    name: 'hanpan-contract-addresses',
    enforce: 'pre',
    async transform(code, id) {
      const match = contractFile.exec(id)
      if (!match) return null
      if (match[1]) return { code, map: null, moduleSideEffects: false }
      const exported = Object.entries(await importTs(id))
      const routes = exported.filter(([, value]) => isRoutes(value))
      if (routes.length === 0) return null
      const addresses = routes.map(([name, value]) => `export const ${name} = ${addressesOf(value)}`)
      const others = exported.map(([name]) => name).filter(name => !routes.some(([route]) => route === name))
      const rest =
        others.length > 0 ? [`export { ${others.join(', ')} } from ${JSON.stringify(`${id}?schemas`)}`] : []
      return { code: [...addresses, ...rest].join('\n'), map: null }
    },
  }
}

const addressesOf = (routes: unknown): string =>
  JSON.stringify(routes, (key, value) =>
    key !== '' && typeof value?.path === 'string' ? { method: value.method, path: value.path } : value,
  )

const fontVersion: string = createRequire(import.meta.url)('pretendard/package.json').version

/**
 * The font's name contains its release, which identifies its contents. A hash in each of its 92 names would cost every
 * visitor bytes, since the styles contain all names.
 */
const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  names.some(name => name.startsWith('PretendardVariable.'))
    ? `assets/pretendard-${fontVersion}/[name][extname]`
    : 'assets/[name]-[hash][extname]'

/**
 * Removes the files that `index.html` already loads from the preload lists of pages, which makes every list shorter.
 */
const withoutFirstFiles = (
  _file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? needed
    : needed.filter(file => !/^assets\/(?:index|libraries|rolldown-runtime)-/.test(file))

const backEnd = process.env.HANPAN_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(root, 'src/web'),
  publicDir: join(root, 'src/web/public'),
  cacheDir: join(root, '.cache/vite'),
  // Our own package replaces one that violates the page's content security policy.
  resolve: { alias: { 'react-style-singleton': join(root, 'src/web/kit/overlays/style-sheets.ts') } },
  plugins: [
    contractAddresses(),
    react(),
    tailwindcss(),
    flags(),
    siteFont(),
    fairnessPapers(),
    pagePaths(importTs),
  ],
  // The shared worker of the live connection names routes as the pages do.
  worker: { plugins: () => [contractAddresses()] },
  server: { proxy: { '/api': backEnd, '/file': backEnd }, fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    // Font subsets and pictures stay separate files. Inlined, every visitor would load all of them.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: true,
    // No polyfill: browsers from before 2023 that can't preload modules load them on import.
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
    rolldownOptions: {
      // The package does not declare its modules free of side effects, so a login would load the code for creating
      // passkeys.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        assetFileNames: assetName,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
})
