import { z } from 'zod'

/** Content type of a file by its extension. */
export const fileTypes = { csv: 'text/csv', jsonl: 'application/x-ndjson' } as const
type FileKind = keyof typeof fileTypes

/** The Blob type of the environment. The contract is compiled for browser and server, and has none itself. */
type Content = typeof globalThis extends { readonly Blob: { readonly prototype: infer B } } ? B : never

/** A response that is a file instead of JSON, as received by the browser. */
export type FileAnswer = { readonly name: string; readonly content: Content }

/** Placeholder for a file in a contract; it parses nothing. */
export const fileAnswer = (kind: FileKind) => z.custom<FileAnswer>().meta({ fileType: fileTypes[kind] })

/** Content type of a route's file response; undefined when it responds with JSON. */
export function fileTypeOf(output: z.ZodType): string | undefined {
  const type = output.meta()?.fileType
  return typeof type === 'string' ? type : undefined
}
