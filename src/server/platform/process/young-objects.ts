import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 make all new objects among the young. By itself it learns in the first second of a rush, when its young
 * space is still small, that what a waiting request is made of lives long, and makes it among the old from then
 * on: there the dead requests hold one another, and collecting them took a seventh of the processor's time.
 */
export const makeObjectsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
