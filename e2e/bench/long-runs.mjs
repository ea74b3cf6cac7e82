import { attack } from './attack.mjs'
import { histories } from './histories.mjs'
import { load, soak } from './load.mjs'
import { runBesidePages } from './run-beside-pages.mjs'
import { search } from './search.mjs'
import { server } from './server.mjs'
import { start } from './start.mjs'
import { walk } from './walk.mjs'

/** Benchmarks that take minutes and need no browser: run only by name, with options. */
export const longRuns = [load, soak, attack, runBesidePages, histories, search, walk, server, start]
