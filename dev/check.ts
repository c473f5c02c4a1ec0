// `npm run check`: what is quick enough to run before each commit.
import { runTests, runTool, summarize } from './ground/steps.ts'

process.exitCode = summarize([
  runTool('format and lint', 'biome', ['ci', '--error-on-warnings']),
  runTool('types', 'tsc', ['-b']),
  runTests('unit', process.argv.slice(2), {}),
  runTests('component', process.argv.slice(2), {}),
])
