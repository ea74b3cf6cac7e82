import { histories } from './histories.mjs'
import { load, soak } from './load.mjs'

/** What takes minutes and needs no browser: run by name only, with options. */
export const longRuns = [load, soak, histories]
