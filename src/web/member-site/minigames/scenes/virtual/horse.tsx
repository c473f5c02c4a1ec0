import { raceScene } from './race-scene.tsx'

export const scene = raceScene({ title: '가상경마', runners: 8, placed: 3 })
