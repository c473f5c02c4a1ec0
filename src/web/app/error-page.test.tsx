import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorPage, RouteError } from './error-page.tsx'

test('ROUTE-084 ROUTE-086 ROUTE-087 status 503 shows the code, the sentence, the message and the way to the top', () => {
  const page = renderToStaticMarkup(createElement(ErrorPage, { status: 503, message: 'x-message' }))
  for (const text of ['503', 'An error occurred', '오류가 발생했습니다.', 'x-message', 'href="/"'])
    expect(page).toContain(text)
})

test('ROUTE-085 a 404 shows its own sentence and no message', () => {
  const page = renderToStaticMarkup(createElement(ErrorPage, { status: 404, message: 'x-message' }))
  for (const text of ['This page could not be found', '페이지를 찾을 수 없습니다.'])
    expect(page).toContain(text)
  expect(page).not.toContain('x-message')
  expect(page.indexOf('페이지를 찾을 수 없습니다.')).toBeLessThan(page.indexOf('404'))
})

test('ROUTE-088 keeps the status of errors caught by the router, and uses 500 otherwise', () => {
  const known = Object.assign(new Error('m'), { status: 503 })
  expect(renderToStaticMarkup(createElement(RouteError, { error: known }))).toContain('503')
  expect(renderToStaticMarkup(createElement(RouteError, { error: new Error('m') }))).toContain('500')
})
