import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { assert } from '#domain/assert.ts'
import { drawn } from './drawn.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to AA, and best practices. */
const everything: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** The rules that a theme affects. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

declare global {
  interface Window {
    /** The audit, after its source has run on the page. */
    readonly axe: typeof axe
  }
}

/** A page that was made narrower measures its boxes again and then renders again. */
const MEASURED_MILLISECONDS = 500

/**
 * Returns the violations that axe finds on the current page: the rule, the count, and the first element. Checks twice,
 * because a page may be invalid for a moment between two states, for example while prices move.
 */
export const violationsOf = (page: Page): Promise<string[]> => lookTwice(page, everything)

/** The same for colour contrast only, for a page that was already checked in another theme. */
export const coloursTooNear = (page: Page): Promise<string[]> => lookTwice(page, colours)

/** Runs a check in the light theme of a page that is drawn in the dark one. */
export async function inLight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await drawn(page)
  const paint = (theme: string) =>
    page.evaluate(chosen => {
      const before = document.documentElement.dataset.theme
      document.documentElement.dataset.theme = chosen
      return before
    }, theme)
  await paint('light')
  const seen = await look()
  const checked = await paint('dark')
  assert(checked === 'light', 'the page kept the light theme during the check')
  return seen
}

async function lookTwice(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const found = await look(page, runOnly)
  if (found.length === 0) return found
  await page.waitForTimeout(MEASURED_MILLISECONDS)
  return look(page, runOnly)
}

/** Waits until the page is rendered and stable, then runs the audit. */
async function look(page: Page, asked: axe.RunOnly): Promise<string[]> {
  await drawn(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async runOnly => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id} ×${nodes.length}: ${help}: ${nodes[0]?.html ?? ''}`)
  }, asked)
}
