/** Replaces compile-message.ts in the browser, where messages are already compiled and no compiler is loaded. */
const keepMessage = (message: unknown): unknown => message

export default keepMessage
