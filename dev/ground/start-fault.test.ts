import { expect, test } from 'vitest'
import { WrongSetting } from '#server/platform/process/settings.ts'
import { FolderInUse } from './single-owner.ts'
import { explainStart } from './start-fault.ts'

/** The system's error for a failed listen. On a unix socket Node sets the port to -1. */
const refused = (code: string, port: number) =>
  Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen', port })

test.each([
  ['a wrong setting', new WrongSetting('PORT=abc is no port.'), 'PORT=abc is no port.'],
  [
    'data in use',
    new FolderInUse('http://localhost:3000'),
    'Hanpan already runs on the data in /data: http://localhost:3000\nStop it first, or give this one a folder of its own: HANPAN_DATA=… PORT=… npm start',
  ],
  [
    'a port in use',
    refused('EADDRINUSE', 3_000),
    'Port 3000 is taken by another program. Choose one: PORT=3001 npm start',
  ],
  [
    'the last port in use',
    refused('EADDRINUSE', 65_535),
    'Port 65535 is taken by another program. Choose one: PORT=65534 npm start',
  ],
  [
    'a privileged port',
    refused('EACCES', 80),
    'Port 80 is not open to this user. Choose one from 1024 on: PORT=3000 npm start',
  ],
])('explains %s in one sentence', (_, fault, sentence) => {
  expect(explainStart(fault, '/data')).toBe(sentence)
})

test.each([
  ['a database socket that may not be created', refused('EACCES', -1)],
  ['an unexpected error', new Error('broken')],
])('reports %s with its stack', (_, fault) => {
  expect(explainStart(fault, '/data')).toBe(fault.stack)
})
