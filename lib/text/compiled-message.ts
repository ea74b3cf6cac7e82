/** Stands for compile-message.ts in the browser, where every message is compiled already and no compiler is loaded. */
const keepMessage = (message: unknown): unknown => message

export default keepMessage
