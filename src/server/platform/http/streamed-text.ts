import { extname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { fileTypes } from '#contract/wire/file-answer.ts'

/** Writes the next piece; waits while the reader is slower, throws when it has disconnected. */
export type TakePiece = (piece: string) => Promise<void>

/** A response that is streamed while it is generated, so that it is never fully in memory, such as a table export. */
export class StreamedText {
  readonly fileName: string
  readonly #write: (take: TakePiece) => Promise<void>

  constructor(fileName: string, write: (take: TakePiece) => Promise<void>) {
    this.fileName = fileName
    this.#write = write
  }

  /** MIME type by the file extension. */
  get type(): string {
    const ending = extname(this.fileName).slice(1)
    return new Map<string, string>(Object.entries(fileTypes)).get(ending) ?? 'text/plain'
  }

  get headers(): Readonly<Record<string, string>> {
    return {
      'content-type': `${this.type}; charset=utf-8`,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(this.fileName)}`,
    }
  }

  /** Begins to write. A fault aborts the response, so that a part is not mistaken for the whole. */
  open(): Readable {
    const stream = new PassThrough()
    this.#write(piece => passOn(stream, piece)).then(
      () => stream.end(),
      fault => stream.destroy(fault),
    )
    return stream
  }
}

function passOn(stream: PassThrough, piece: string): Promise<void> {
  if (stream.destroyed) return Promise.reject(new Error('the reader has left'))
  if (stream.write(piece)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const drained = () => {
      stream.off('close', left)
      resolve()
    }
    const left = () => {
      stream.off('drain', drained)
      reject(new Error('the reader has left'))
    }
    stream.once('drain', drained)
    stream.once('close', left)
  })
}
