import { seoulDateTime } from './wire.ts'

/** Display period; null means no bound. */
export const period = { shownFrom: seoulDateTime.nullable(), shownUntil: seoulDateTime.nullable() }

type Period = { readonly shownFrom: string | null; readonly shownUntil: string | null }

/** True when it ends after it starts. The error is reported at the end (`periodEnds`). */
export const isPeriod = ({ shownFrom, shownUntil }: Period): boolean =>
  shownFrom === null || shownUntil === null || shownFrom < shownUntil
export const periodEnds = { path: ['shownUntil'] }
