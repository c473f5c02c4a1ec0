import type { Scene } from './scene.ts'

/** Each kind's scene, fetched when a page of it is opened. */
const scenes: Readonly<Record<string, () => Promise<{ readonly scene: Scene }>>> = {}

/** The scene of a kind; undefined for a kind without one. */
export const loadScene = async (kind: string): Promise<Scene | undefined> => (await scenes[kind]?.())?.scene
