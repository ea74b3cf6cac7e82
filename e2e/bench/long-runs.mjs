import { attack } from './attack.mjs'
import { histories } from './histories.mjs'
import { load, soak } from './load.mjs'
import { runBesidePages } from './run-beside-pages.mjs'
import { search } from './search.mjs'
import { server } from './server.mjs'
import { start } from './start.mjs'
import { submit } from './submit.mjs'
import { walk } from './walk.mjs'

/** Benchmarks with options of their own, run only by name. Most need no browser; some take minutes. */
export const longRuns = [load, soak, attack, runBesidePages, histories, search, walk, server, start, submit]
