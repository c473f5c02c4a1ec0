import { raceScene } from './race-scene.tsx'

export const scene = raceScene({ title: '가상개경주', runners: 6, placed: 2 })
