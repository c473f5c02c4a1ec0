/** What is used of the package, which brings no types of this release. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features that are kept. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>

  export = subsetFont
}
