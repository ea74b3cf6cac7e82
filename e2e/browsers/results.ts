import { fileURLToPath } from 'node:url'

/** Where pictures go: of what failed, and of the screens to look at. */
export const resultsDir = fileURLToPath(new URL('../results/browsers', import.meta.url))
