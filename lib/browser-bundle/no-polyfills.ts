/** In place of Next's polyfills (next.config.mjs). */
export {}
