import sharp, { type Sharp } from 'sharp'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'

/** Maximum side length after scaling. */
const SIDE_MAX = 1_600
/** Maximum size of an uploaded picture; a decompression bomb of a few kilobytes can claim a thousand times more. */
const PIXELS_MAX = 16_000_000
/** Maximum frames and total pixels of an animation; above them only the first frame is kept. */
const FRAMES_MAX = 120
const MOVING_PIXELS_MAX = 16_000_000
const SECONDS_MAX = 10
const QUALITY = 82
/** Encoder effort for animations: more would not be worth the wait. */
const MOVING_EFFORT = 2

export type DrawnPicture = {
  readonly content: Buffer
  readonly width: number
  readonly height: number
  readonly frames: number
}

type Undrawable = Refusal<'PICTURE_UNREADABLE' | 'PICTURE_TOO_LARGE'>

/**
 * Reads a picture by its content (JPEG, PNG, WebP, GIF) and re-encodes it as WebP. This removes everything else in the
 * file: location, author, appended programs. Refuses other content and pictures that are too large.
 */
export async function drawAnew(bytes: Buffer): Promise<Result<DrawnPicture, Undrawable>> {
  const format = formatOf(bytes)
  // Formats that contain programs (SVG) or documents are never decoded.
  if (format === undefined) return refuse({ code: 'PICTURE_UNREADABLE' })
  try {
    const read = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (read.format !== format) return refuse({ code: 'PICTURE_UNREADABLE' })
    const pixels = read.width * (read.pageHeight ?? read.height)
    if (pixels > PIXELS_MAX) return refuse({ code: 'PICTURE_TOO_LARGE' })
    const frames = read.pages ?? 1
    const moves = frames > 1 && frames <= FRAMES_MAX && pixels * frames <= MOVING_PIXELS_MAX
    return accept(await draw(open(bytes, moves), moves))
  } catch {
    // The decoder's message contains nothing an operator could act on.
    return refuse({ code: 'PICTURE_UNREADABLE' })
  }
}

function open(bytes: Buffer, moves: boolean): Sharp {
  const opened = sharp(bytes, {
    animated: moves,
    limitInputPixels: moves ? MOVING_PIXELS_MAX : PIXELS_MAX,
    failOn: 'error',
    sequentialRead: true,
  })
  return moves ? opened : opened.autoOrient()
}

async function draw(opened: Sharp, moves: boolean): Promise<DrawnPicture> {
  const { data, info } = await opened
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS_MAX })
    .webp({ quality: QUALITY, ...(moves && { effort: MOVING_EFFORT }) })
    .toBuffer({ resolveWithObject: true })
  return {
    content: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    frames: moves ? (info.pages ?? 1) : 1,
  }
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text

/** Detects the format by the first bytes. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'webp' : undefined
}
