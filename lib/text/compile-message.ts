import compile from 'icu-minify/compile'

/** Compiles a message where no bundler did: in tests and commands. */
const compileMessage = (text: unknown): unknown =>
  typeof text === 'string' && text.includes('{') ? compile(text) : text

export default compileMessage
