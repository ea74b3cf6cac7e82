/** In the browser every message is compiled already; the compiler is not there. */
export const compileMessage = (message: unknown): unknown => message
