import compile from 'icu-minify/compile'

/** Where no bundler compiled the texts: tests and commands. */
export const compileMessage = (text: unknown): unknown =>
  typeof text === 'string' && text.includes('{') ? compile(text) : text
