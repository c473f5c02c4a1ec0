/** The parts of the package that we use. This release comes without types. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features to keep. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>

  export = subsetFont
}
