import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|html|txt)$/
/** Compressing smaller answers saves nothing. */
const BYTES_MIN = 1_024

const makeBrotli = promisify(brotliCompress)
const makeGzip = promisify(gzip)

/** Writes a `.br` and a `.gz` next to each text file of the built web app, once instead of for each visitor. */
export async function precompressWeb(folder: string): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < BYTES_MIN) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, gzipped] = await Promise.all([makeBrotli(text, { params }), makeGzip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
