import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'
import { NO_KOREAN_NAMES } from './participant-names.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'hanpan-import-'))
})

afterAll(() => rm(place, { recursive: true }))

test('reads each real file once, by any links, and ends at a link loop', async () => {
  const [folder, elsewhere] = [path.join(place, 'files'), path.join(place, 'elsewhere')]
  await mkdir(path.join(folder, 'inner'), { recursive: true })
  await mkdir(elsewhere)
  await writeFile(path.join(folder, 'inner', 'season.csv'), 'a,b\n1,2\n')
  await writeFile(path.join(elsewhere, 'other.csv'), 'a,b\n1,2\n')
  await symlink('.', path.join(folder, 'loop'))
  await symlink('self.csv', path.join(folder, 'self.csv'))
  await symlink('nowhere.csv', path.join(folder, 'dangling.csv'))
  await symlink(path.join('inner', 'season.csv'), path.join(folder, 'again.csv'))
  await symlink(elsewhere, path.join(folder, 'linked'))
  const { unknownFiles } = await importFolder(folder, NO_KOREAN_NAMES)
  expect(unknownFiles).toEqual([path.join('..', 'elsewhere', 'other.csv'), path.join('inner', 'season.csv')])
})
