// `npm run bench -- NAME [--json]`: runs one benchmark and its reference in one run, on its own PostgreSQL.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The `bench` export of dev/bench/NAME.bench.ts: reports progress on standard error and returns its figures. */
export type Bench = () => Promise<{ readonly name: string; readonly ratio: unknown }>

const folder = join(import.meta.dirname, 'bench')
const names = readdirSync(folder)
  .filter(file => file.endsWith('.bench.ts'))
  .map(file => file.slice(0, -'.bench.ts'.length))

const [name] = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
if (!name || !names.includes(name)) {
  console.error(`usage: npm run bench -- NAME [--json]   NAME is one of: ${names.join(', ')}`)
  process.exit(1)
}
const { bench }: { bench: Bench } = await import(join(folder, `${name}.bench.ts`))
try {
  const figures = await bench()
  console.log(process.argv.includes('--json') ? JSON.stringify(figures) : JSON.stringify(figures, null, 2))
} catch (error) {
  console.error(`The bench ${name} failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
