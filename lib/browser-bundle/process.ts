/** What libraries read of Node's `process` in browsers: its environment, which the build has filled in. */
export const env = {}
