/**
 * The arguments for `node` with which V8 does not optimize WebAssembly: a test's embedded PostgreSQL does less work
 * than optimizing it takes.
 */
export const baselineWasm = ['--liftoff-only']
