import { fileURLToPath } from 'node:url'

/** Where screenshots go: of failures, and of screens to look at. */
export const resultsDir = fileURLToPath(new URL('../results/browsers', import.meta.url))
