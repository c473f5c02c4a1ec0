import { afterEach, expect, test } from 'vitest'
import { closeAlert, useAlerts } from '#web/kit/overlays/alerts.ts'
import { globalAct } from '../api/global-status.ts'
import { setNavigator } from '../navigation/go-to.ts'
import { endSession } from './end-session.ts'

const visited: string[] = []
setNavigator(path => void visited.push(path))

const blocked = globalAct({ status: 600, refusalCode: null, path: 'member/login' })
const texts = () => useAlerts.getState().texts

afterEach(() => {
  visited.length = 0
  closeAlert()
})

test('ERR-007 ERR-011 alerts a guest of a blocked address once about all reads, and about each login', async () => {
  if (!blocked) throw new Error('a blocked address is handled globally')
  await endSession(blocked, undefined, true)
  expect([texts(), visited]).toEqual([['차단된 아이피입니다'], ['/login']])
  closeAlert()
  await endSession(blocked, undefined, true)
  expect(texts()).toEqual([])
  await endSession(blocked, undefined, false)
  expect(texts()).toEqual(['차단된 아이피입니다'])
})
