/** Replaces Next's polyfills (next.config.mjs). */
export {}
