import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { drawn } from './drawn.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to AA, and what is good practice besides. */
const everything: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** All that a theme changes. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast'] }

declare global {
  interface Window {
    /** The audit, once its source has run on the page. */
    readonly axe: typeof axe
  }
}

/** A page that was made narrower measures its boxes again, and draws once more by what it finds. */
const MEASURED_MILLISECONDS = 500

/**
 * What axe finds wrong with the page as it stands: the rule, how often, and the first place. What is found is looked
 * at once more: between two states of a page something may be wrong that nobody meets. Prices may move meanwhile.
 */
export const violationsOf = (page: Page): Promise<string[]> => lookTwice(page, everything)

/** The same for the contrast of colours alone, where the page was looked at in another theme. */
export const coloursTooNear = (page: Page): Promise<string[]> => lookTwice(page, colours)

async function lookTwice(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const found = await look(page, runOnly)
  if (found.length === 0) return found
  await page.waitForTimeout(MEASURED_MILLISECONDS)
  return look(page, runOnly)
}

/** Waits until the page is drawn and stands still. */
async function look(page: Page, asked: axe.RunOnly): Promise<string[]> {
  await drawn(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async runOnly => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id} ×${nodes.length}: ${help}: ${nodes[0]?.html ?? ''}`)
  }, asked)
}
