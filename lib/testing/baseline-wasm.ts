/**
 * Arguments for `node` that keep V8 from optimizing WebAssembly: a test's embedded PostgreSQL does too little work for
 * the optimization to pay off.
 */
export const baselineWasm = ['--liftoff-only']
