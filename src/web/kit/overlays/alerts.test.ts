import { afterEach, expect, test } from 'vitest'
import { closeAlert, showAlert, useAlerts } from './alerts.ts'
import { dropToast, showToast, useToasts } from './toasts.ts'

afterEach(() => {
  useAlerts.setState({ texts: [] })
  useToasts.setState({ toasts: [] })
})

test('DIALOG-038 shows alerts one at a time, in order', () => {
  showAlert('하나')
  showAlert('둘')
  expect(useAlerts.getState().texts).toEqual(['하나', '둘'])
  closeAlert()
  expect(useAlerts.getState().texts).toEqual(['둘'])
})

test('ERR-011 shows the same text only once while it is unread', () => {
  showAlert('로그아웃 되었습니다.')
  showAlert('로그아웃 되었습니다.')
  expect(useAlerts.getState().texts).toHaveLength(1)
})

test('keeps the newest three toasts', () => {
  for (const text of ['1', '2', '3', '4']) showToast(text)
  expect(useToasts.getState().toasts.map(toast => toast.text)).toEqual(['2', '3', '4'])
  dropToast(useToasts.getState().toasts[0]?.id ?? 0)
  expect(useToasts.getState().toasts.map(toast => toast.text)).toEqual(['3', '4'])
})
