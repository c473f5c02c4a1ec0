import { useEffect } from 'react'

type SheetProps = { readonly styles: string; readonly dynamic?: boolean }

/**
 * Takes the place of the package `react-style-singleton` (vite.config.ts), by which dialogs hold the page behind them
 * still. That one writes a `<style>` into the page, which the page's content policy refuses, as it would any that
 * somebody smuggles in; a sheet that a script has made is another matter. The first of several alike is the one in force.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  const add = (styles: string): void => {
    if (users++ > 0) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = (): void => {
    if (--users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
  return ({ styles, dynamic = false }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is not said to be dynamic stays as it came.
    useEffect(() => {
      add(styles)
      return remove
    }, [dynamic ? styles : ''])
    return null
  }
}
