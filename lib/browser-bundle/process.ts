/** The part of Node's `process` that libraries read in browsers: its environment, which the build fills in. */
export const env = {}
