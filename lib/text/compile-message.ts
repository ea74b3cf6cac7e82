import compile from 'icu-minify/compile'

/** Compiles a message that no bundler has compiled: in tests and commands. */
const compileMessage = (text: unknown): unknown =>
  typeof text === 'string' && text.includes('{') ? compile(text) : text

export default compileMessage
